import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { RemainingList } from './remaining-list.tsx';
import { useCompletion } from './use-completion.ts';

interface MemberCompletionProps {
  courseId: number;
  /** The lectures of the page, and how many of them are watched: what is shown until the server has answered. */
  all: number;
  watched: number;
  /** False with a server that knows no rules: watched lectures are all that is known. */
  hasRules: boolean;
}

/** How far a member is in a course, and what is missing. */
export function MemberCompletion({ courseId, all, watched, hasRules }: MemberCompletionProps) {
  const heading = useId();
  const { completion, unknown, celebrating } = useCompletion(courseId, hasRules);
  const done = completion?.done ?? watched;
  const of = completion?.of ?? all;
  return (
    <>
      {of > 0 && (
        <div className="mt-4">
          <p className="text-sm">
            {completion ? 'أنجزت' : 'شاهدت'} {done} من {countLabel(of, 'lecture', 'genitive')}
          </p>
          <ProgressBar value={done / of} label={wording`تقدمك في الكورس`} showValue />
        </div>
      )}
      {hasRules && completion === undefined && !unknown && watched < all && (
        <div aria-busy="true" className="mt-4 min-h-24">
          <SkeletonText lines={2} />
        </div>
      )}
      {completion?.completed && (
        <Completed at={completion.completed_at} celebrating={celebrating} />
      )}
      {completion && completion.remaining.length > 0 && (
        <section aria-labelledby={heading} className="mt-4 border-t border-line pt-3">
          <h2 id={heading} className="font-semibold">
            ما بقي لك
          </h2>
          {completion.completed_at && (
            <p className="text-sm text-text-soft">
              {wording`أتممت {هذا|هذه} الكورس في `}
              <DateText at={completion.completed_at} />، ثم تغيّر محتواه.
            </p>
          )}
          <RemainingList
            courseId={courseId}
            remaining={completion.remaining}
            labelledBy={heading}
          />
        </section>
      )}
    </>
  );
}

function Completed({ at, celebrating }: { at: string | null; celebrating: boolean }) {
  return (
    <p
      role={celebrating ? 'status' : undefined}
      className="mt-4 flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3 text-accent-text"
    >
      {celebrating ? (
        <StarFrame tone="lit">
          <CertificateIcon />
        </StarFrame>
      ) : (
        <CertificateIcon aria-hidden="true" className="size-5 shrink-0" />
      )}
      <span className={celebrating ? 'font-semibold' : 'text-sm'}>
        {celebrating ? wording`أتممت الكورس، بارك الله في جهدك` : wording`أتممت {هذا|هذه} الكورس`}
        {!celebrating && at && (
          <>
            {' '}
            في <DateText at={at} />
          </>
        )}
      </span>
    </p>
  );
}
