import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { CourseCertificate } from '#learning/certificates/index.ts';
import { RemainingList, useCompletion } from '#learning/completion/index.ts';
import { Button } from '#ui/form/button.tsx';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { courseProgress } from './course-order.ts';

/**
 * Below a lecture where the course may end (`mayBeFinished`): whether it is completed, or what is missing. Where the server does not say, watched lectures alone decide.
 */
export default function CourseFinished({ course }: Pick<LecturePage, 'course'>) {
  const { all, watched } = courseProgress(course);
  const allWatched = all > 0 && watched === all;
  // A server without permissions has the specification's calls alone.
  const hasRules = course.status === 'joined' && course.permissions !== null;
  const { completion, unknown } = useCompletion(course.id, hasRules);
  if (completion?.completed || (allWatched && (unknown || !hasRules))) {
    return <Finished courseId={course.id} awaited={completion?.certificate ?? false} />;
  }
  if (!completion) return null;
  return <Missing courseId={course.id} remaining={completion.remaining} />;
}

const boxClass = 'mt-8 print:hidden rounded-xl border border-line p-5';

/** Links to review the course and to other courses. */
function Finished({ courseId, awaited }: { courseId: number; awaited: boolean }) {
  return (
    <section
      aria-labelledby="course-finished"
      className={`${boxClass} flex flex-wrap items-center gap-x-5 gap-y-4 bg-accent-soft`}
    >
      <StarFrame tone="lit">
        <CertificateIcon />
      </StarFrame>
      <div className="min-w-0 grow basis-60">
        <h2 id="course-finished" className="text-lg font-semibold">
          {wording`أتممت الكورس، بارك الله في جهدك`}
        </h2>
        <p className="text-text-soft">رأيك يفيد من يأتي بعدك، وطريقك لم ينته هنا.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CourseCertificate courseId={courseId} promised={false} awaited={awaited} />
        <Button asChild>
          <Link to={`/courses/${courseId}`}>{wording`قيّم الكورس`}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/courses">{wording`كورسات أخرى`}</Link>
        </Button>
      </div>
    </section>
  );
}

function Missing({
  courseId,
  remaining,
}: Pick<Parameters<typeof RemainingList>[0], 'courseId' | 'remaining'>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`${boxClass} bg-raised`}>
      <h2 id={heading} className="mb-1 text-lg font-semibold">
        {wording`ما بقي لك لتتم الكورس`}
      </h2>
      <RemainingList courseId={courseId} remaining={remaining} labelledBy={heading} />
    </section>
  );
}
