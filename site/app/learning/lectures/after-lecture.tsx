import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { learning } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { LockIcon } from '#ui/ornament/icons.ts';
import { Overlay, OverlayText } from './after-lecture-overlay.tsx';
import { type Access, lecturePath, mayOpen, neighbours } from './course-order.ts';
import { useCountdown } from './use-countdown.ts';

// Loaded apart: no video but the last one of a course needs it.
const CourseEnd = lazy(() => import('./course-end.tsx'));

interface AfterLectureProps {
  page: LecturePage;
  access: Access;
  onClose(): void;
}

/** Overlay shown when a video ends: the next lecture, or the end of the course. */
export function AfterLecture({ page, access, onClose }: AfterLectureProps) {
  const { course, lecture } = page;
  const { next } = neighbours(course, lecture.id);
  if (next && mayOpen(next, access)) {
    return <UpNext courseId={course.id} next={next} onClose={onClose} />;
  }
  if (next) {
    return (
      <Overlay label={wording`المحاضرة {التالية|التالي}`} onClose={onClose}>
        <LockIcon className="size-7 text-on-ink-soft" />
        <OverlayText title={next.name} kicker={wording`المحاضرة {التالية|التالي} للمشتركين`} />
        <Button asChild size="sm">
          <Link to={`/courses/${course.id}`}>{wording`اشترك في الكورس`}</Link>
        </Button>
      </Overlay>
    );
  }
  return (
    <Suspense fallback={null}>
      <CourseEnd page={page} onClose={onClose} />
    </Suspense>
  );
}

/** Whether to skip the countdown: the user prefers reduced motion, or is typing a question below. */
function noAutoAdvance(): boolean {
  const writing = document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
  return writing || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface UpNextProps {
  courseId: number;
  next: { id: number; name: string };
  onClose(): void;
}

function UpNext({ courseId, next, onClose }: UpNextProps) {
  const navigate = useNavigate();
  const [autoAdvance, setAutoAdvance] = useState(() => !noAutoAdvance());
  const left = useCountdown(learning.nextLectureAfter / 1000, autoAdvance);
  const path = lecturePath(courseId, next.id);

  useEffect(() => {
    if (autoAdvance && left === 0) void navigate(path, { state: { playOn: true } });
  }, [autoAdvance, left, navigate, path]);

  return (
    <Overlay label={wording`المحاضرة {التالية|التالي}`} onClose={onClose}>
      <OverlayText title={next.name} kicker={wording`المحاضرة {التالية|التالي}`} />
      <p role="status" className="sr-only">
        {autoAdvance &&
          wording`{تبدأ|يبدأ} المحاضرة {التالية|التالي} «${next.name}» بعد قليل. يمكنك {إيقافها|إيقافه}.`}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button asChild size="sm">
          <Link to={path} state={{ playOn: true }}>
            {autoAdvance ? (
              <>
                ابدأ الآن <bdi className="tabular-nums">({left})</bdi>
              </>
            ) : (
              'ابدأ الآن'
            )}
          </Link>
        </Button>
        {autoAdvance && (
          <Button size="sm" variant="secondary" onClick={() => setAutoAdvance(false)}>
            إيقاف الانتقال
          </Button>
        )}
      </div>
    </Overlay>
  );
}
