'use client';
// Buttons that show their key. A dangerous one is held for 0.8 s. After a click the focus goes back to the keys.
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

export type Tone = 'plain' | 'main' | 'danger' | 'warn' | 'bet' | 'quiet';

interface ButtonProps {
  readonly tone?: Tone;
  readonly size?: 'small' | 'large';
  readonly hotkey?: string;
  readonly disabled?: boolean;
  /** why it is disabled */
  readonly title?: string | undefined;
  readonly pressed?: boolean;
  readonly className?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    tone = 'plain',
    size = 'small',
    hotkey,
    disabled = false,
    pressed,
    title,
    className = '',
    onPress,
    children,
  } = props;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // detail 0 is a key press on a focused button: there the focus stays
    if (event.detail > 0) event.currentTarget.blur();
    onPress();
  };
  return (
    <button
      type="button"
      className={`con-btn ${className}`.trim()}
      data-tone={tone}
      data-size={size}
      disabled={disabled}
      title={title}
      aria-pressed={pressed}
      onClick={click}
    >
      <span className="con-btn-face">{children}</span>
      {hotkey !== undefined && <kbd className="con-key">{hotkey}</kbd>}
    </button>
  );
}

const HOLD_MS = 800;

/** Routine needs no friction, danger does: nothing happens before the bar is full. */
export function HoldButton({ tone = 'danger', disabled = false, onPress, children }: ButtonProps) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const start = (): void => {
    if (disabled || holding) return;
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      onPress();
    }, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className="con-btn con-btn--hold"
      data-tone={tone}
      data-holding={holding}
      disabled={disabled}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && start()}
      onKeyUp={stop}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className="con-btn-face">{children}</span>
    </button>
  );
}
