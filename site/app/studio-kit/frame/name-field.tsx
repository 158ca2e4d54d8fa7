import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';

interface NameFieldProps {
  label: string;
  value: string;
  maxLength: number;
  /** Called with the trimmed text on Enter and when the focus leaves; false keeps the text that is not saved. */
  onSave(text: string): Promise<boolean>;
  className?: string;
}

/** A name that is changed in place: text until it is pointed at. Enter saves, Escape takes the change back. */
export function NameField({ label, value, maxLength, onSave, className }: NameFieldProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const cancelled = useRef(false);
  useEffect(() => {
    if (document.activeElement !== field.current) setText(value);
  }, [value]);

  async function save() {
    if (cancelled.current) {
      cancelled.current = false;
      return;
    }
    const next = text.trim();
    // A name cannot be empty: the one before comes back.
    if (next === '' || next === value) return setText(value);
    if (!(await onSave(next))) field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.currentTarget.blur();
    } else if (event.key === 'Escape') {
      cancelled.current = true;
      setText(value);
      event.currentTarget.blur();
    }
  }

  return (
    <input
      ref={field}
      aria-label={label}
      dir="auto"
      autoComplete="off"
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
      className={cx(
        'min-h-11 rounded-sm border border-transparent bg-transparent px-2 text-start font-medium text-text transition-colors hover:border-line-strong focus:border-focus focus:bg-raised focus:outline-3 focus:outline-focus/30',
        className,
      )}
    />
  );
}
