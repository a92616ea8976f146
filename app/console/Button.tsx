'use client';
// Buttons that show their key. A dangerous one is held for 0.8 s. After a click the focus goes back to the keys.
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNewStep, useRepeat } from './useDeaf.ts';

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
  /** a tap right before it counts is the echo of another and does nothing; keys always count */
  readonly deaf?: boolean;
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
    deaf = false,
    onPress,
    children,
  } = props;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // detail 0 is a key press on a focused button: there the focus stays
    if (event.detail > 0) event.currentTarget.blur();
    if (event.detail === 0 || !deaf) onPress();
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
      aria-disabled={deaf || undefined}
      onClick={click}
    >
      <span className="con-btn-face">{children}</span>
      {hotkey !== undefined && <kbd className="con-key">{hotkey}</kbd>}
    </button>
  );
}

/** Its place stays while its meaning changes: `step` names the meaning, and a tap meant for the one before is dropped. */
export function StepButton({ step, ...props }: ButtonProps & { readonly step: string }) {
  return <ActionButton {...props} deaf={useNewStep(step)} />;
}

/** The action of a player: the same tap twice is one. */
export function ActionButton({ onPress, deaf = false, ...props }: ButtonProps) {
  const { deaf: repeated, tapped } = useRepeat();
  const press = (): void => {
    tapped();
    onPress();
  };
  return <Button {...props} size="large" deaf={deaf || repeated} onPress={press} />;
}

const HOLD_MS = 800;

/** Routine needs no friction, danger does: nothing happens before the bar is full. */
export function HoldButton({ tone = 'danger', size = 'small', disabled = false, onPress, children }: ButtonProps) {
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
      data-size={size}
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
