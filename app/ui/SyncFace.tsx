'use client';
// A clock to be compared on a picture: digits, a block that steps 25 times a second, a bar that flashes each second. It is
// painted frame by frame without React, and shows dashes where the time is not known for sure.
import { type RefObject, useEffect, useRef } from 'react';
import { FACE_STATES, type Face, type FaceState, faceText, STEPS, stepOf } from './serverClock.ts';

interface SyncFaceProps {
  readonly read: () => Face;
  readonly title: string;
  readonly says: Readonly<Record<FaceState, string>>;
}

const FLASH_MS = 160;

export function SyncFace({ read, title, says }: SyncFaceProps) {
  const root = useRef<HTMLDivElement>(null);
  usePainted(root, read);
  return (
    <div ref={root} className="fc-sync" data-state="lost">
      <div className="fc-sync__head">
        <span>{title}</span>
        {FACE_STATES.map((state) => (
          <span key={state} className="fc-sync__state" data-for={state}>
            {says[state]}
          </span>
        ))}
      </div>
      <div className="fc-sync__time">
        <span className="fc-sync__whole" />
        <span className="fc-sync__part" />
      </div>
      <div className="fc-sync__row">
        <div className="fc-sync__block" />
      </div>
      <div className="fc-sync__flash" />
    </div>
  );
}

function usePainted(root: RefObject<HTMLDivElement | null>, read: () => Face): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const parts = partsOf(element);
    let handle = requestAnimationFrame(function paint() {
      paintFace(element, parts, read());
      handle = requestAnimationFrame(paint);
    });
    return () => cancelAnimationFrame(handle);
  }, [root, read]);
}

interface Parts {
  readonly whole: Element | null;
  readonly part: Element | null;
  readonly block: HTMLElement | null;
}

function partsOf(root: HTMLElement): Parts {
  return {
    whole: root.querySelector('.fc-sync__whole'),
    part: root.querySelector('.fc-sync__part'),
    block: root.querySelector<HTMLElement>('.fc-sync__block'),
  };
}

function paintFace(root: HTMLElement, { whole, part, block }: Parts, { ms, state }: Face): void {
  const text = faceText(ms);
  if (whole !== null) whole.textContent = text.whole;
  if (part !== null) part.textContent = text.part;
  if (block !== null) block.style.transform = `translateX(${(ms === null ? 0 : stepOf(ms)) * 100}%)`;
  root.dataset['state'] = state;
  root.dataset['flash'] = state === 'running' && ms !== null && ms % 1000 < FLASH_MS ? 'on' : 'off';
  root.dataset['steps'] = String(STEPS);
}
