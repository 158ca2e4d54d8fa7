import type { KeyboardEvent } from 'react';
import { cx } from '#ui/class-names.ts';
import { Rich } from '../rich.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';
import { choiceOfKey, letterOf } from './choice-keys.ts';

export const trueFalse = [
  { id: 'true', html: 'صحيح' },
  { id: 'false', html: 'خطأ' },
];

/** Choices of which one or several are right. 1–9 and the letters before them choose, with the focus on any of them. */
export function ChoicesField({ question, answer, labelId, disabled, onAnswer }: AnswerFieldProps) {
  const several = question.kind === 'multiple';
  const choices = question.kind === 'true-false' ? trueFalse : (question.choices ?? []);
  const chosen = several ? (answer.choices ?? []) : answer.choice ? [answer.choice] : [];

  function choose(id: string) {
    if (!several) return onAnswer({ choice: id });
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    onAnswer(next.length > 0 ? { choices: next } : {});
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = choices[choiceOfKey(event.key) ?? -1];
    if (!choice) return;
    event.preventDefault();
    choose(choice.id);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${choice.id}"]`)?.focus();
  }

  return (
    <fieldset
      aria-labelledby={labelId}
      onKeyDown={onKeyDown}
      className="flex min-w-0 flex-col gap-2"
    >
      {several && <p className="text-sm text-text-soft">اختر كل ما تراه صحيحًا.</p>}
      {choices.map((choice, index) => (
        <label
          key={choice.id}
          className={cx(
            'flex min-h-12 items-start gap-3 rounded-lg border px-3.5 py-2.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus/40',
            chosen.includes(choice.id)
              ? 'border-link bg-link-soft'
              : 'border-line-strong bg-raised hover:bg-sunken',
            disabled ? 'cursor-default' : 'cursor-pointer',
          )}
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`question-${question.position}`}
            value={choice.id}
            checked={chosen.includes(choice.id)}
            disabled={disabled}
            onChange={() => choose(choice.id)}
            className="mt-1.5 size-5 shrink-0 accent-link"
          />
          <span
            aria-hidden="true"
            className="mt-0.5 w-5 shrink-0 text-center font-semibold text-text-faint pointer-coarse:hidden"
          >
            {letterOf(index)}
          </span>
          <Rich html={choice.html} className="min-w-0 grow" />
        </label>
      ))}
    </fieldset>
  );
}
