import type { ParsedOwnQuestion } from '@nibras/contract/compat/parse-discussions.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatDateTime, formatTimeAgo } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Badge } from '#ui/list/badge.tsx';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { Link } from '#ui/text/link.tsx';
import { questionPath } from './lecture-path.ts';

/** A question that the user has asked, with its state and a link to its place below the lecture. */
export function MyQuestionItem({ question, now }: { question: ParsedOwnQuestion; now: number }) {
  const { timeZone } = useSiteConfig();
  const { answered_at: answeredAt, replies } = question;
  return (
    <li className="rounded-lg border border-line bg-raised p-4 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <Link to={questionPath(question)}>
            <bdi>{question.lecture.name || wording`المحاضرة`}</bdi>
          </Link>
        </h2>
        {answeredAt ? <Badge tone="lamp">أُجيب عنه</Badge> : <Badge>ينتظر الرد</Badge>}
      </div>
      <p className="mt-0.5 text-sm text-text-soft wrap-anywhere">
        <bdi>{question.course.name}</bdi>
      </p>
      <p dir="auto" className="mt-3 line-clamp-3 text-start wrap-anywhere">
        {question.description}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-text-faint">
        <span>
          سألت{' '}
          <time
            dateTime={question.created_at}
            title={formatDateTime(question.created_at, timeZone)}
          >
            {formatTimeAgo(question.created_at, now)}
          </time>
        </span>
        {replies > 0 && <span>{countLabel(replies, rareNouns.reply)}</span>}
        {answeredAt && (
          <span>
            آخر إجابة{' '}
            <time dateTime={answeredAt} title={formatDateTime(answeredAt, timeZone)}>
              {formatTimeAgo(answeredAt, now)}
            </time>
          </span>
        )}
      </p>
    </li>
  );
}

export function MyQuestionSkeleton() {
  return (
    <div className="rounded-lg border border-line bg-raised p-4 sm:px-6 sm:py-5">
      <Skeleton className="h-5 w-48 max-w-full" />
      <Skeleton className="mt-2.5 h-3.5 w-36" />
      <SkeletonText lines={2} className="mt-4" />
    </div>
  );
}
