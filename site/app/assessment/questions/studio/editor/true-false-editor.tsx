import { useId } from 'react';
import { Choice } from '#studio-kit/fields/choice.tsx';
import type { AnswersProps } from './answers-props.ts';

/** Whether the statement is true. */
export function TrueFalseEditor({ answers, change }: AnswersProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-medium">هذه العبارة</legend>
      <div className="flex gap-6">
        {[true, false].map((correct) => (
          <Choice
            key={String(correct)}
            name={name}
            label={correct ? 'صحيحة' : 'خاطئة'}
            checked={answers.correct === correct}
            onChoose={() => change({ correct })}
          />
        ))}
      </div>
    </fieldset>
  );
}
