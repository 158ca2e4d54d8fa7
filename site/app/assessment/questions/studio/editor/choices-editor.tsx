import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { placeOfChoice } from '@nibras/contract/text/choice-place.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { newPartId } from '../part-id.ts';
import type { AnswersProps } from './answers-props.ts';
import { CheckRow } from './check-row.tsx';
import { HtmlField } from './html-field.tsx';
import { AddPart, PartRow } from './part-row.tsx';
import { usePartKeys } from './use-part-keys.ts';

type Choice = NonNullable<QuestionAnswers['choices']>[number];

/** The words of a choice; what they say of its place decides, unless a person has. */
const placeOf = ({ html }: Choice) =>
  placeOfChoice(new DOMParser().parseFromString(html, 'text/html').body.textContent);

/** Whether a choice stays behind the others; null for one of which nobody has said so and whose words say nothing. */
const staysLast = (choice: Choice): boolean | null =>
  choice.last ?? (placeOf(choice) === 'last' ? true : null);

const namesLetters = (choices: readonly Choice[]) =>
  choices.some((choice) => placeOf(choice) === 'in-order');

const blank = (): Choice => ({ id: newPartId(), html: '', correct: false, feedback: '' });

/** The choices of a question, with a mark for what is right. Alt+Enter marks the one that is being written. */
export function ChoicesEditor({
  answers,
  change,
  disabled,
  choosePicture,
  several,
}: AnswersProps & { several: boolean }) {
  const name = useId();
  const [first] = useState(() => [blank(), blank()]);
  const [explained, setExplained] = useState<ReadonlySet<string>>(new Set());
  const choices = answers.choices?.length ? answers.choices : first;
  const set = (next: Choice[]) => change({ choices: next });
  const keys = usePartKeys({
    parts: choices,
    onParts: set,
    blank,
    isBlank: ({ html, feedback }) => html === '' && feedback === '',
    name: 'الخيار',
    max: limits.parts,
    least: 2,
  });

  const mark = (id: string) =>
    set(
      choices.map((choice) => {
        if (several) return choice.id === id ? { ...choice, correct: !choice.correct } : choice;
        return { ...choice, correct: choice.id === id };
      }),
    );

  function onKeyDown(event: KeyboardEvent, index: number) {
    const choice = choices[index];
    if (event.key === 'Enter' && event.altKey && choice) {
      event.preventDefault();
      mark(choice.id);
    } else keys.onKeyDown(event, index);
  }

  return (
    <div className="flex flex-col gap-2">
      <section
        ref={keys.list}
        aria-label={several ? 'الخيارات، وعلامة أمام كل صحيح' : 'الخيارات، وعلامة أمام الصحيح'}
        className="flex flex-col gap-2"
      >
        {choices.map((choice, index) => (
          <PartRow
            key={choice.id}
            index={index}
            removeLabel={`احذف الخيار ${index + 1}`}
            onRemove={choices.length > 2 ? () => keys.remove(index) : null}
            start={
              <label className="grid size-11 cursor-pointer place-items-center">
                <span className="sr-only">{`الخيار ${index + 1} صحيح`}</span>
                <input
                  type={several ? 'checkbox' : 'radio'}
                  name={name}
                  checked={choice.correct}
                  onChange={() => mark(choice.id)}
                  className="size-5 cursor-pointer accent-success"
                />
              </label>
            }
          >
            <HtmlField
              short
              label={`الخيار ${index + 1}`}
              hideLabel
              placeholder={`الخيار ${index + 1}`}
              value={choice.html}
              onChange={(html) => keys.change(index, { ...choice, html })}
              onKeyDown={(event) => onKeyDown(event, index)}
              disabled={disabled}
              choosePicture={choosePicture}
            />
            {(staysLast(choice) !== null || index === choices.length - 1) && (
              <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm text-text-soft">
                <input
                  type="checkbox"
                  checked={staysLast(choice) ?? false}
                  onChange={({ target }) => keys.change(index, { ...choice, last: target.checked })}
                  className="size-4.5 shrink-0 accent-link"
                />
                يبقى آخر الخيارات حين تُخلط
              </label>
            )}
            {(choice.feedback !== '' || explained.has(choice.id)) && (
              <HtmlField
                short
                label={`لماذا هو ${choice.correct ? 'صحيح' : 'خطأ'}؟ (الخيار ${index + 1})`}
                hideLabel
                placeholder={choice.correct ? 'لماذا هو صحيح؟' : 'لماذا هو خطأ؟'}
                value={choice.feedback}
                onChange={(feedback) => keys.change(index, { ...choice, feedback })}
                disabled={disabled}
                choosePicture={choosePicture}
                quiet
              />
            )}
          </PartRow>
        ))}
      </section>
      <div className="flex flex-wrap gap-x-4">
        {choices.length < limits.parts && <AddPart label="أضف خيارًا" onAdd={keys.add} />}
        {choices.some(({ id, feedback }) => feedback === '' && !explained.has(id)) && (
          <AddPart
            label="اشرح كل خيار"
            onAdd={() => setExplained(new Set(choices.map(({ id }) => id)))}
          />
        )}
      </div>
      <CheckRow
        label="بهذا الترتيب دائمًا"
        hint={
          namesLetters(choices)
            ? 'لا تُخلط هذه الخيارات، لأن فيها ما يسمّي غيره بحرفه.'
            : wording`لا تُخلط خيارات هذا السؤال، ولو {كان|كانت} الاختبار {يخلط|تخلط} الخيارات.`
        }
        checked={namesLetters(choices) || (answers.inOrder ?? false)}
        onChange={(inOrder) => change({ inOrder })}
      />
      {several && (
        <CheckRow
          label="درجة جزئية"
          hint="لكل اختيار صحيح نصيبه، ويُخصم مثله لكل اختيار خطأ، ولا تنزل عن صفر. وبدونها: كل الصحيح أو لا شيء."
          checked={answers.partial ?? false}
          onChange={(partial) => change({ partial })}
        />
      )}
    </div>
  );
}
