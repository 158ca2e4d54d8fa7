import { inOneLine } from '@nibras/contract/text/ends.ts';
import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import type { EditedField } from '../saving/use-studio-item.ts';
import { DraftBox } from './draft-box.tsx';

interface TextDraftFieldProps {
  field: EditedField<string>;
  label: string;
  /** The largest number of characters that can be saved. */
  max: number;
  hint?: string;
  /** What is wrong with the saved text, in Arabic. */
  error?: string | undefined;
  /** Lines of a long text; one line without it. */
  rows?: number;
  /** A single line that is shown on several where it is long. */
  wraps?: boolean;
  hideLabel?: boolean;
  placeholder?: string;
  /** Suggestions while typing. */
  list?: string;
  className?: string | undefined;
  inputClass?: string;
}

/** A text of the draft. A text that is too long stays in the field and is not saved until it is shorter. */
export function TextDraftField(props: TextDraftFieldProps) {
  const {
    field,
    label,
    max,
    hint,
    error,
    rows,
    wraps = false,
    hideLabel = false,
    list,
    placeholder,
    className,
  } = props;
  const [tooLong, setTooLong] = useState<string | null>(null);
  const text = tooLong ?? field.value;

  function type(entered: string) {
    const typed = wraps ? inOneLine(entered) : entered;
    const fits = typed.length <= max;
    setTooLong(fits ? null : typed);
    if (fits) field.set(typed);
  }

  const overflow =
    tooLong === null
      ? undefined
      : `النص أطول من الحد (${tooLong.length} من ${max}). لن يُحفظ حتى تختصره.`;
  const problem = overflow ?? error ?? field.refusal;
  const shared = {
    value: text,
    ...(placeholder && { placeholder }),
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return (
    <DraftBox field={field} showsRefusal className={className}>
      <div className="relative">
        <Field
          label={label}
          hideLabel={hideLabel}
          {...(hint && { hint })}
          {...(problem && { error: problem })}
        >
          {rows || wraps ? (
            <Textarea rows={rows ?? 1} {...shared} className={props.inputClass} />
          ) : (
            <Input list={list} {...shared} className={props.inputClass} />
          )}
        </Field>
        <LetterCount length={text.length} max={max} className="absolute end-0 top-0.5" />
      </div>
    </DraftBox>
  );
}

/** How much of the limit is used, shown from half of it on. */
function LetterCount({
  length,
  max,
  className,
}: {
  length: number;
  max: number;
  className: string;
}) {
  if (length < max / 2) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'text-sm tabular-nums',
        length > max ? 'text-danger' : 'text-text-faint',
        className,
      )}
    >
      <bdi>{length}</bdi> من <bdi>{max}</bdi>
    </span>
  );
}
