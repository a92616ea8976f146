'use client';
// Text that fades in when it appears; give it a key that changes with its content.
import type { ReactNode } from 'react';
import { useEntrance } from './motion.ts';

export function Entering({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const entrance = useEntrance('fc-fade');
  return <div className={`${className} ${entrance}`.trim()}>{children}</div>;
}
