import { wording } from '@nibras/contract/text/wording.ts';
import { CertificateIcon, DurationIcon, RetryIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import type { Attempt } from '../saving/stored-attempts.ts';
import { scoreText } from '../texts.ts';

/** The whole score of an attempt, and whether it is passed. */
export function ScorePanel({ attempt }: { attempt: Attempt }) {
  const { mark, rules } = attempt;
  const passed = mark?.passed ?? null;
  const score = mark?.score ?? null;
  return (
    <section
      aria-labelledby="score"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border border-line bg-raised p-5 sm:p-6"
    >
      <StarFrame size="lg" tone={passed ? 'lit' : 'line'}>
        {passed ? <CertificateIcon /> : score === null ? <DurationIcon /> : <RetryIcon />}
      </StarFrame>
      <div className="min-w-0 grow basis-56">
        <h2 id="score" className="text-lg font-semibold">
          {heading(score, passed, rules.passMark)}
        </h2>
        <p className="text-text-soft">{details(attempt)}</p>
      </div>
      {mark && score !== null && (
        <p className="text-end">
          <span className="block text-2xl font-semibold tabular-nums">
            {scoreText(score, mark.max)}
          </span>
          <span className="text-sm text-text-soft tabular-nums">
            <bdi dir="ltr">{formatNumber(percent(score, mark.max))}%</bdi>
          </span>
        </p>
      )}
    </section>
  );
}

const percent = (score: number, max: number) => (max === 0 ? 0 : Math.round((score / max) * 100));

function heading(score: number | null, passed: boolean | null, passMark: number | null): string {
  if (score === null) return 'وصلت إجاباتك، وهي قيد التصحيح';
  if (passMark === null) return 'سلّمت إجاباتك';
  return passed ? wording`أحسنت، اجتزت الاختبار` : wording`لم تجتز الاختبار هذه المرة`;
}

function details({ mark, rules, attempts_left, number }: Attempt): string {
  const which = `المحاولة ${number}`;
  if (!mark || mark.score === null) {
    return wording`${which}. {يصحّح|تصحّح} المعلّم الأسئلة المقالية، ثم تظهر درجتك هنا ويصلك إشعار.`;
  }
  if (rules.passMark === null) return `${which}.`;
  const needed = `درجة النجاح ${formatNumber(rules.passMark)}%`;
  if (mark.passed) return `${which}. ${needed}.`;
  if (attempts_left === 0) return `${which}. ${needed}. لم تبق لك محاولات.`;
  return `${which}. ${needed}. راجع ما فاتك ثم حاول مرة أخرى.`;
}
