import { useEffect, useRef } from 'react';
import { cx } from '#ui/class-names.ts';

interface CheckboxProps {
  label: string;
  state: 'all' | 'some' | 'none';
  tabIndex?: number;
  onToggle(options: { extend: boolean }): void;
  className?: string;
}

/** A checkbox that selects; Shift selects everything up to it. */
export function Checkbox({ label, state, tabIndex, onToggle, className }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const withShift = useRef(false);
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <span
      className={cx('touch-target relative grid size-6 shrink-0 place-items-center', className)}
    >
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        tabIndex={tabIndex}
        onClick={(event) => {
          withShift.current = event.shiftKey;
        }}
        onChange={() => onToggle({ extend: withShift.current })}
        className="relative z-1 size-4.5 cursor-pointer accent-link"
      />
    </span>
  );
}
