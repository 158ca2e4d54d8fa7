import type { ReviewedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { PersonIcon } from '#ui/ornament/icons.ts';
import { Rich } from '../rich.tsx';
import { isAnswered } from '../saving/is-answered.ts';
import { pointsText, scoreText } from '../texts.ts';
import { ReviewedAnswer } from './reviewed-answer.tsx';
import { Verdict, type VerdictName } from './verdict.tsx';

/** How the answer to a question was judged; null where its rules hide that. */
export function verdictOf({ answer, score, points, kind }: ReviewedQuestion): VerdictName | null {
  if (!isAnswered(answer)) return 'none';
  if (score === null) return kind === 'essay' ? 'waiting' : null;
  if (score >= points) return 'right';
  return score > 0 ? 'partly' : 'wrong';
}

interface ReviewedCardProps {
  question: ReviewedQuestion;
  count: number;
  /** Whether it stands by itself, without the frame and the number of a card in a list. */
  alone?: boolean;
}

/** A question of an attempt that is over: one's own answer, the right one, and why. */
export function ReviewedCard({ question, count, alone = false }: ReviewedCardProps) {
  const { position, key, note, score, points, hints } = question;
  const verdict = verdictOf(question);
  const titleId = `reviewed-${position}`;
  return (
    <article
      aria-labelledby={titleId}
      className={alone ? undefined : 'rounded-xl border border-line bg-raised p-4 sm:p-6'}
    >
      <header className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={titleId} className={alone ? 'sr-only' : 'text-base font-semibold'}>
          السؤال {position + 1} <span className="font-normal text-text-faint">من {count}</span>
        </h2>
        {verdict && <Verdict name={verdict} />}
        <span className="ms-auto text-sm text-text-soft tabular-nums">
          {score === null ? pointsText(points) : scoreText(score, points)}
        </span>
      </header>
      <Rich html={question.html} className="mb-4" />
      <ReviewedAnswer question={question} />
      {hints.length > 0 && (
        <p className="mt-3 text-sm text-text-soft">
          {`فتحت ${countLabel(hints.length, rareNouns.hint, 'accusative')} في هذا السؤال.`}
        </p>
      )}
      {note && (
        <Part title={wording`ملاحظة المعلّم`} icon={<PersonIcon className="size-5 text-link" />}>
          <p dir="auto" className="whitespace-pre-line">
            {note}
          </p>
        </Part>
      )}
      {key?.guide && (
        <Part title="ما في الإجابة الجيدة">
          <Rich html={key.guide} />
        </Part>
      )}
      {key?.explanation && (
        <Part title="شرح الإجابة">
          <Rich html={key.explanation} />
        </Part>
      )}
    </article>
  );
}

interface PartProps {
  title: string;
  icon?: React.ReactNode;
  children: React.ReactNode;
}

function Part({ title, icon, children }: PartProps) {
  return (
    <section className="mt-4 rounded-lg bg-sunken px-4 py-3">
      <h3 className="mb-1 flex items-center gap-2 text-sm font-semibold text-text-soft">
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}
