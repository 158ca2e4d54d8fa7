import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import { countLabel, countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { CodeText } from '#ui/text/code-text.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';

const given = (text: string) => (text === '' ? {} : { text });

/** A short text, or a number with its unit. */
export function TextField({ question, answer, labelId, disabled, onAnswer }: AnswerFieldProps) {
  const isNumber = question.kind === 'number';
  const unit = question.unit ?? '';
  const hintId = `unit-${question.position}`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex max-w-md items-center gap-3">
        <Input
          aria-labelledby={labelId}
          {...(isNumber && unit !== '' && { 'aria-describedby': hintId })}
          value={answer.text ?? ''}
          disabled={disabled}
          maxLength={limits.shortAnswerMaxLength}
          inputMode={isNumber && !question.unit_needed ? 'decimal' : 'text'}
          autoComplete="off"
          onChange={(event) => onAnswer(given(event.target.value))}
        />
        {isNumber && unit !== '' && !question.unit_needed && (
          <span className="shrink-0 font-medium text-text-soft">{unit}</span>
        )}
      </div>
      {isNumber && unit !== '' && (
        <p id={hintId} className="text-sm text-text-soft">
          {question.unit_needed ? (
            <>
              اكتب العدد مع وحدته، مثل: <bdi>12 {unit}</bdi>
            </>
          ) : (
            <>
              الجواب بوحدة <bdi>{unit}</bdi>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The code of a question about it. */
export function ShownCode({ code }: { code: string }) {
  return (
    <pre
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg bg-ink p-4 font-mono text-sm leading-relaxed text-on-ink"
    >
      <code>
        <CodeText code={code} />
      </code>
    </pre>
  );
}

/** What a program prints: its code, and lines in the same letters. */
export function OutputField({ question, answer, labelId, disabled, onAnswer }: AnswerFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      {question.code && <ShownCode code={question.code} />}
      <Textarea
        aria-labelledby={labelId}
        aria-describedby={`output-${question.position}`}
        dir="ltr"
        rows={2}
        value={answer.text ?? ''}
        disabled={disabled}
        maxLength={limits.shortAnswerMaxLength}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onAnswer(given(event.target.value))}
        className="min-h-16! font-mono"
      />
      <p id={`output-${question.position}`} className="text-sm text-text-soft">
        اكتب ما يطبعه البرنامج كما هو، سطرًا سطرًا.
      </p>
    </div>
  );
}

const leftForms = { masculine: 'بقي', feminine: 'بقيت' };

/** A free text, with the count of its words. */
export function EssayField({ question, answer, labelId, disabled, onAnswer }: AnswerFieldProps) {
  const text = answer.text ?? '';
  const words = text.match(/\S+/g)?.length ?? 0;
  return (
    <div className="flex flex-col gap-1.5">
      <Textarea
        aria-labelledby={labelId}
        aria-describedby={`essay-${question.position}`}
        rows={6}
        value={text}
        disabled={disabled}
        maxLength={limits.answerMaxLength}
        onChange={(event) => onAnswer(given(event.target.value))}
        className="max-h-none! min-h-40!"
      />
      <p
        id={`essay-${question.position}`}
        className="flex flex-wrap justify-between gap-x-4 text-sm text-text-soft"
      >
        <span>{wording`{يصحّح|تصحّح} المعلّم هذه الإجابة.`}</span>
        <span className="tabular-nums">
          {[
            words > 0 && countLabel(words, rareNouns.word),
            text.length > limits.answerMaxLength * 0.9 &&
              countWithVerb(limits.answerMaxLength - text.length, 'letter', leftForms),
          ]
            .filter(Boolean)
            .join('، ')}
        </span>
      </p>
    </div>
  );
}
