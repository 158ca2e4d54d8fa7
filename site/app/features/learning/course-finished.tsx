import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { courseProgress } from './course-order.ts';

/** Shown when every lecture is watched, with links to review the course and to other courses. */
export function CourseFinished({ course }: { course: LecturePage['course'] }) {
  const { all, watched } = courseProgress(course);
  if (all === 0 || watched < all) return null;
  return (
    <section
      aria-labelledby="course-finished"
      className="mt-8 flex flex-wrap print:hidden items-center gap-x-5 gap-y-4 rounded-xl border border-line bg-accent-soft p-5"
    >
      <StarFrame tone="lit">
        <CertificateIcon />
      </StarFrame>
      <div className="min-w-0 grow basis-60">
        <h2 id="course-finished" className="text-lg font-semibold">
          أتممت الكورس، بارك الله في جهدك
        </h2>
        <p className="text-text-soft">رأيك يفيد من يأتي بعدك، وطريقك لم ينته هنا.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={`/courses/${course.id}`}>قيّم الكورس</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/courses">كورسات أخرى</Link>
        </Button>
      </div>
    </section>
  );
}
