import { useId } from 'react';
import type { EditedField } from '../saving/use-studio-item.ts';
import { DraftBox } from './draft-box.tsx';

interface SwitchDraftFieldProps {
  field: EditedField<boolean>;
  label: string;
  /** What it means for students. */
  hint: string;
}

/** Something that is on or off in the draft. */
export function SwitchDraftField({ field, label, hint }: SwitchDraftFieldProps) {
  const id = useId();
  return (
    <DraftBox field={field}>
      <label htmlFor={`${id}-switch`} className="flex min-h-11 cursor-pointer items-start gap-3">
        <Switch id={`${id}-switch`} checked={field.value} describedBy={id} onChange={field.set} />
        <span>
          <span className="font-medium">{label}</span>
          <span id={id} className="block text-sm text-text-soft">
            {hint}
          </span>
        </span>
      </label>
    </DraftBox>
  );
}

interface SwitchProps {
  id: string;
  checked: boolean;
  describedBy?: string;
  onChange(checked: boolean): void;
}

/** A checkbox that looks like a switch. */
export function Switch({ id, checked, describedBy, onChange }: SwitchProps) {
  return (
    <span className="touch-target relative mt-0.5 inline-flex h-6 w-10 shrink-0">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        id={id}
        aria-describedby={describedBy}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-full"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 rounded-full border border-line-strong bg-sunken transition-colors peer-checked:border-link peer-checked:bg-link peer-disabled:opacity-50 forced-colors:peer-checked:bg-[Highlight]"
      />
      <span
        aria-hidden="true"
        className="absolute start-1 top-1 size-4 rounded-full bg-text-faint transition-[inset-inline-start] peer-checked:start-5 peer-checked:bg-raised forced-colors:bg-[CanvasText]"
      />
    </span>
  );
}
