import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import type { NextLecture } from '../next-lecture.ts';
import { ParsedTexts, useParsedTexts } from '../rich.tsx';
import type { Attempt } from '../saving/stored-attempts.ts';
import { TakingSkeleton } from '../skeletons.tsx';
import { textsOf } from '../texts-of.ts';
import { ReviewedCard } from './reviewed-card.tsx';
import { ScorePanel } from './score-panel.tsx';

interface ReviewViewProps {
  attempt: Attempt;
  next: NextLecture | null;
  onBack(): void;
}

/** An attempt that is over: its score, and what the rules show of its questions. */
export function ReviewView({ attempt, next, onBack }: ReviewViewProps) {
  const review = attempt.review ?? [];
  const texts = useParsedTexts([attempt.id, 'review'], textsOf(review));
  if (!texts) return <TakingSkeleton />;
  const mayRetry = attempt.attempts_left === null || attempt.attempts_left > 0;
  return (
    <ParsedTexts value={texts}>
      <div className="flex flex-col gap-4">
        <ScorePanel attempt={attempt} />
        <HiddenParts attempt={attempt} mayRetry={mayRetry} />
        {review.map((question) => (
          <ReviewedCard key={question.position} question={question} count={review.length} />
        ))}
        <div className="flex flex-wrap gap-3">
          {next && (
            <Button asChild>
              <Link to={next.to}>
                {wording`المحاضرة {التالية|التالي}: `}
                {next.name}
              </Link>
            </Button>
          )}
          <Button variant="secondary" onClick={onBack}>
            {mayRetry ? wording`عد إلى الاختبار` : 'محاولاتك'}
          </Button>
        </div>
      </div>
    </ParsedTexts>
  );
}

/** Says what the rules hide now, and when it is shown. */
function HiddenParts({ attempt, mayRetry }: { attempt: Attempt; mayRetry: boolean }) {
  const { rules, review } = attempt;
  const later = wording`بعد آخر محاولة لك، أو بعد أن تجتاز الاختبار.`;
  if (!review) {
    return (
      <Notice tone="info">
        {rules.results === 'never'
          ? wording`{لا يعرض|لا تعرض} {هذا|هذه} الاختبار درجات الأسئلة، بل الدرجة الكلية وحدها.`
          : `تظهر درجات الأسئلة وإجاباتك ${later}`}
      </Notice>
    );
  }
  if (review.some(({ key }) => key !== null) || review.length === 0) return null;
  return (
    <Notice tone="info">
      {rules.keys === 'never' || !mayRetry
        ? wording`{لا يعرض|لا تعرض} {هذا|هذه} الاختبار الإجابات الصحيحة.`
        : `تظهر الإجابات الصحيحة وشرحها ${later}`}
    </Notice>
  );
}
