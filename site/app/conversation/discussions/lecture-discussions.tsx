import { lazy, Suspense } from 'react';
import type { DiscussionSectionProps } from './discussion-section.tsx';
import { DiscussionSkeleton } from './discussion-skeleton.tsx';

// Loaded lazily: it is below the player and only for lectures that the user may open.
const Section = lazy(() => import('./discussion-section.tsx'));

/** The discussions of a lecture. */
export function LectureDiscussions(props: DiscussionSectionProps) {
  return (
    <section aria-labelledby="discussions" className="min-w-0">
      <h2 id="discussions" className="mb-5 text-xl">
        الاستفسارات
      </h2>
      <Suspense fallback={<DiscussionSkeleton />}>
        <Section key={props.lectureId} {...props} />
      </Suspense>
    </section>
  );
}
