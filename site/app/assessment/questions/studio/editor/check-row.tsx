import { useId } from 'react';

interface CheckRowProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A choice of yes or no with a sentence about what it does. */
export function CheckRow({ label, hint, checked, onChange }: CheckRowProps) {
  const id = useId();
  return (
    <label className="flex cursor-pointer items-start gap-2.5 py-1">
      <input
        type="checkbox"
        checked={checked}
        {...(hint && { 'aria-describedby': id })}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-1 size-4.5 shrink-0 accent-link"
      />
      <span>
        <span>{label}</span>
        {hint && (
          <span id={id} className="block text-sm text-text-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
