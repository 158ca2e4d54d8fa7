import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import { CodeText } from '#ui/text/code-text.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';
import { codeParts } from './code-parts.ts';

/** Code with fields in it, left to right like the code. */
export function GapsField({ question, answer, labelId, disabled, onAnswer }: AnswerFieldProps) {
  const count = question.gaps ?? 0;
  const gaps = Array.from({ length: count }, (_, index) => answer.gaps?.[index] ?? '');

  function fill(index: number, text: string) {
    const next = gaps.map((gap, at) => (at === index ? text : gap));
    onAnswer(next.some((gap) => gap !== '') ? { gaps: next } : {});
  }

  return (
    <fieldset
      aria-labelledby={labelId}
      dir="ltr"
      className="min-w-0 overflow-x-auto rounded-lg bg-ink p-4 font-mono text-sm leading-9 whitespace-pre-wrap text-on-ink"
    >
      {codeParts(question.code ?? '').map((part, index) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code are never reordered.
          <CodeText key={index} code={part} />
        ) : (
          <input
            key={`gap-${part.gap}`}
            aria-label={`الفراغ ${part.gap + 1} من ${count}`}
            value={gaps[part.gap] ?? ''}
            disabled={disabled || part.gap >= count}
            onChange={(event) => fill(part.gap, event.target.value)}
            maxLength={limits.acceptedMaxLength}
            size={Math.max(8, (gaps[part.gap] ?? '').length + 1)}
            dir="ltr"
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className="h-8 max-w-64 rounded-xs border border-on-ink-soft bg-ink-raised px-2 font-mono text-base text-on-ink focus:outline-3 focus:outline-accent"
          />
        ),
      )}
    </fieldset>
  );
}
