import type { ReactNode } from 'react';
import { ConflictNote } from '../saving/conflict-note.tsx';
import type { EditedField } from '../saving/use-studio-item.ts';

interface DraftBoxProps {
  // biome-ignore lint/suspicious/noExplicitAny: fields of every type have the same marks
  field: EditedField<any>;
  /** Whether the control inside shows by itself why the server refuses the value. */
  showsRefusal?: boolean;
  className?: string;
  children: ReactNode;
}

/** The element around a field of the draft: others see who writes in it, and a conflict is resolved below it. */
export function DraftBox({ field, showsRefusal = false, className, children }: DraftBoxProps) {
  return (
    <div {...field.mark} className={className}>
      {children}
      {!showsRefusal && field.refusal && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {field.refusal}
        </p>
      )}
      <ConflictNote field={field} />
    </div>
  );
}
