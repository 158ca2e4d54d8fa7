import { useId, useRef } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import type { EditedField } from '../../saving/use-studio-item.ts';
import { DraftBox } from './draft-box.tsx';
import { coursePrice, type PriceTexts, priceProblem, tidyPrice } from './price-input.ts';

interface PriceFieldProps {
  field: EditedField<string | null>;
  texts?: PriceTexts;
}

/** The price of the draft: none, or an amount in US dollars. */
export function PriceField({ field, texts = coursePrice }: PriceFieldProps) {
  const name = useId();
  // The amount comes back when somebody chooses «free» and then changes their mind.
  const lastAmount = useRef(field.value ?? '');
  const isFree = field.value === null;
  const amount = field.value ?? '';
  const problem = isFree ? field.refusal : (priceProblem(amount, texts) ?? field.refusal);

  function choose(free: boolean) {
    if (!isFree) lastAmount.current = amount;
    field.set(free ? null : lastAmount.current);
  }

  return (
    <DraftBox field={field} showsRefusal>
      <fieldset>
        <legend className="mb-1.5 font-medium">{texts.legend}</legend>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <div className="flex min-h-12 flex-wrap gap-x-6">
            <Choice name={name} label={texts.none} checked={isFree} onChoose={() => choose(true)} />
            <Choice
              name={name}
              label={texts.amount}
              checked={!isFree}
              onChoose={() => choose(false)}
            />
          </div>
          {!isFree && (
            <Field
              label="السعر بالدولار الأمريكي"
              hideLabel
              className="w-44"
              {...(problem && { error: problem })}
            >
              <span className="relative block">
                <Input
                  inputMode="decimal"
                  dir="ltr"
                  className="pe-16! text-end!"
                  value={amount}
                  onChange={({ target }) => field.set(target.value)}
                  onBlur={() => field.set(tidyPrice(amount))}
                />
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-sm text-text-faint"
                >
                  دولار
                </span>
              </span>
            </Field>
          )}
        </div>
      </fieldset>
    </DraftBox>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose(): void;
}

function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-2">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-4.5 accent-link"
      />
      {label}
    </label>
  );
}
