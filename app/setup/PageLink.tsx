'use client';
// A way to another set-up page that does not load it anew: addresses that are shown once stay in memory.
import NextLink from 'next/link';
import type { ReactNode } from 'react';

interface LinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function PageLink({ href, className, children }: LinkProps) {
  return (
    <NextLink href={href} className={className} prefetch={false}>
      {children}
    </NextLink>
  );
}
