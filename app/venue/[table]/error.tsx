'use client';
// A page that fails on air shows nothing at all.
export default function VenueError() {
  return null;
}
