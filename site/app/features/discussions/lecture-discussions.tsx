import { lazy, Suspense } from 'react';
import type { DiscussionSectionProps } from './discussion-section.tsx';
import { DiscussionSkeleton } from './discussion-skeleton.tsx';

// Below the player and for members only: fetched once a lecture is open.
const Section = lazy(() => import('./discussion-section.tsx'));

/** The discussions of a lecture that the person may open. */
export function LectureDiscussions(props: DiscussionSectionProps) {
  return (
    <section aria-labelledby="discussions" className="min-w-0">
      <h2 id="discussions" className="mb-5 text-xl">
        النقاشات
      </h2>
      <Suspense fallback={<DiscussionSkeleton />}>
        <Section key={props.lectureId} {...props} />
      </Suspense>
    </section>
  );
}
