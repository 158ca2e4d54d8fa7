import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { learning } from '@nibras/contract/limits.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { CertificateIcon, CloseIcon, LockIcon } from '#ui/ornament/icons.ts';
import { type Access, courseProgress, lecturePath, mayOpen, neighbours } from './course-order.ts';
import { useCountdown } from './use-countdown.ts';

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
      <Overlay label="المحاضرة التالية" onClose={onClose}>
        <LockIcon className="size-7 text-on-ink-soft" />
        <OverlayText title={next.name} kicker="المحاضرة التالية للمشتركين" />
        <Button asChild size="sm">
          <Link to={`/courses/${course.id}`}>اشترك في الكورس</Link>
        </Button>
      </Overlay>
    );
  }
  return <CourseEnd page={page} onClose={onClose} />;
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
    <Overlay label="المحاضرة التالية" onClose={onClose}>
      <OverlayText title={next.name} kicker="المحاضرة التالية" />
      <p role="status" className="sr-only">
        {autoAdvance && `تبدأ المحاضرة التالية «${next.name}» بعد قليل. يمكنك إيقافها.`}
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

function CourseEnd({ page, onClose }: Omit<AfterLectureProps, 'access'>) {
  const { course, lecture } = page;
  const { all, firstUnwatched } = courseProgress(course);
  // The request that marks this lecture as watched may still be pending.
  const unwatched = firstUnwatched?.id === lecture.id ? null : firstUnwatched;
  if (unwatched) {
    return (
      <Overlay label="نهاية الكورس" onClose={onClose}>
        <OverlayText title="هذه آخر محاضرة في الكورس" kicker="بقيت محاضرات لم تشاهدها" />
        <Button asChild size="sm">
          <Link to={lecturePath(course.id, unwatched.id)}>شاهد «{unwatched.name}»</Link>
        </Button>
      </Overlay>
    );
  }
  return (
    <Overlay label="نهاية الكورس" onClose={onClose}>
      <CertificateIcon className="size-9 text-accent" />
      <OverlayText
        title="أتممت الكورس، بارك الله في جهدك"
        kicker={`شاهدت محاضراته كلها (${all})`}
      />
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button asChild size="sm">
          <Link to={`/courses/${course.id}#reviews`}>قيّم الكورس</Link>
        </Button>
        <Button asChild size="sm" variant="secondary">
          <Link to="/courses">كورسات أخرى</Link>
        </Button>
      </div>
    </Overlay>
  );
}

function OverlayText({ title, kicker }: { title: string; kicker: string }) {
  return (
    <div>
      <p className="text-sm text-on-ink-soft">{kicker}</p>
      <p dir="auto" className="line-clamp-2 text-lg font-semibold wrap-anywhere sm:text-xl">
        {title}
      </p>
    </div>
  );
}

interface OverlayProps {
  label: string;
  onClose(): void;
  children: ReactNode;
}

function Overlay({ label, onClose, children }: OverlayProps) {
  return (
    <section
      aria-label={label}
      dir="rtl"
      className="lecture-cover absolute inset-0 z-10 flex flex-col items-center justify-center gap-3 bg-ink/92 p-4 text-center text-on-ink sm:gap-5"
    >
      <button
        type="button"
        onClick={onClose}
        className="absolute end-1 top-1 inline-flex size-11 items-center justify-center rounded-full text-on-ink-soft hover:text-on-ink"
      >
        <CloseIcon className="size-5" />
        <span className="sr-only">أغلق</span>
      </button>
      {children}
    </section>
  );
}
