import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import { useState } from 'react';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

/** The points of a question: a whole number from 1. What is none is not saved. */
export function PointsField({ field }: { field: EditedField<number> }) {
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    const points = Number(text);
    const isWhole = Number.isInteger(points) && points >= 1 && points <= limits.pointsMax;
    setTyped(isWhole ? null : text);
    if (isWhole) field.set(points);
  }

  return (
    <DraftBox field={field}>
      <Field
        label="الدرجة"
        className="w-24"
        {...(typed !== null && { error: `عدد صحيح من 1 إلى ${limits.pointsMax}` })}
      >
        <Input
          type="number"
          min={1}
          max={limits.pointsMax}
          value={typed ?? field.value}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(null)}
          className="min-h-11! px-3!"
        />
      </Field>
    </DraftBox>
  );
}
