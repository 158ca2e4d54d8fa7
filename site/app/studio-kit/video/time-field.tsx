import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClass } from '#ui/form/input.tsx';
import { typedTime } from './typed-time.ts';

interface TimeFieldProps {
  label: string;
  /** In milliseconds. */
  value: number;
  /** How the value is written while nobody types. */
  written(value: number): string;
  onChange(value: number): void;
  /** The keys up and down move the time by a step. */
  onStep?(by: 1 | -1): void;
  disabled?: boolean;
  className?: string;
}

/** A time that is typed; what is no time becomes again what it was. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, written, onChange, onStep, disabled, className } = props;
  const [typed, setTyped] = useState<string | null>(null);
  function leave() {
    const time = typed === null ? null : typedTime(typed);
    setTyped(null);
    if (time !== null) onChange(time);
  }
  return (
    <input
      aria-label={label}
      dir="ltr"
      inputMode="decimal"
      disabled={disabled}
      value={typed ?? written(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        if (!onStep || typed !== null || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
      className={cx(
        controlClass,
        'min-h-9 rounded-sm px-2 text-center text-sm! tabular-nums',
        className,
      )}
    />
  );
}
