'use client';
// A page that fails on air shows nothing at all.
export default function OverlayError() {
  return null;
}
