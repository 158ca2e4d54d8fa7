import type { VideoQuestion } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { plainText, Verdict, verdictOf } from '#assessment/quizzes/index.ts';
import { Button } from '#ui/form/button.tsx';
import { Mark } from '#ui/list/mark.tsx';
import { OfflineIcon } from '#ui/ornament/icons.ts';
import { clock } from '../player/clock.ts';

interface QuestionRowProps {
  question: VideoQuestion;
  /** Whether its answer waits for the line. */
  waits: boolean;
  onPlay(): void;
  onOpen(): void;
}

/** A question in the list under its video: its second, its beginning, how it was answered, and the way to it. */
export function QuestionRow({ question, waits, onPlay, onOpen }: QuestionRowProps) {
  const { asked, review, second } = question;
  const name = plainText(asked.html);
  const isRight = review !== null && (review.score ?? 0) >= review.points;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <button
        type="button"
        onClick={onPlay}
        aria-label={`شغّل الفيديو عند ${clock(second)}`}
        className="min-h-11 min-w-10 shrink-0 cursor-pointer rounded-md text-sm text-link tabular-nums hover:bg-sunken"
      >
        <bdi dir="ltr">{clock(second)}</bdi>
      </button>
      <span className="line-clamp-2 min-w-0 grow basis-40 wrap-anywhere">{name}</span>
      {waits ? (
        <Mark icon={OfflineIcon} tone="text-warning">
          تنتظر الاتصال
        </Mark>
      ) : (
        <Verdict name={(review && verdictOf(review)) ?? 'none'} />
      )}
      <Button
        size="sm"
        variant="secondary"
        onClick={onOpen}
        aria-label={`${openText(question, isRight)}: ${name}`}
      >
        {openText(question, isRight)}
      </Button>
    </li>
  );
}

function openText({ review }: VideoQuestion, isRight: boolean): string {
  if (!review) return 'أجب';
  return isRight ? 'اعرضه' : 'راجعه';
}
