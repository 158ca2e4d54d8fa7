import type { LecturePage, ListedLecture } from '@nibras/contract/compat/parse-lecture.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { LockIcon, NextIcon, PreviousIcon } from '#ui/ornament/icons.ts';
import { type Access, courseProgress, lecturePath, mayOpen, neighbours } from './course-order.ts';

interface LectureStepsProps {
  page: LecturePage;
  access: Access;
}

/** The lectures before and after this one. */
export function LectureSteps({ page, access }: LectureStepsProps) {
  const { previous, next } = neighbours(page.course, page.lecture.id);
  const { firstLeft } = courseProgress(page.course);
  // At the end of the course the way leads back to what was left out.
  const left = !next && firstLeft && firstLeft.id !== page.lecture.id ? firstLeft : null;
  if (!previous && !next) return null;
  const step = (lecture: ListedLecture) => ({
    name: lecture.name,
    to: mayOpen(lecture, access) ? lecturePath(page.course.id, lecture.id) : null,
  });
  return (
    <nav aria-label="التنقل بين المحاضرات" className="mt-8 grid gap-3 sm:grid-cols-2">
      {previous && <Step {...step(previous)} label="المحاضرة السابقة" icon={<PreviousIcon />} />}
      {next && <Step {...step(next)} label="المحاضرة التالية" icon={<NextIcon />} onward />}
      {left && <Step {...step(left)} label="محاضرة لم تشاهدها بعد" icon={<NextIcon />} onward />}
    </nav>
  );
}

interface StepProps {
  name: string;
  /** Null where the person may not open it. */
  to: string | null;
  label: string;
  icon: ReactNode;
  /** Stands at the end of its line. */
  onward?: boolean;
}

function Step({ name, to, label, icon, onward = false }: StepProps) {
  const look = cx(
    'flex min-h-16 min-w-0 items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3',
    onward && 'flex-row-reverse text-end sm:col-start-2',
  );
  const content = (
    <>
      <span className="shrink-0 text-text-faint">{to ? icon : <LockIcon />}</span>
      <span className="min-w-0 grow">
        <span className="block text-sm text-text-faint">
          {label}
          {!to && ' (للمشتركين فقط)'}
        </span>
        <bdi className="line-clamp-2 font-medium">{name}</bdi>
      </span>
    </>
  );
  if (!to) return <div className={cx(look, 'text-text-soft')}>{content}</div>;
  return (
    <Link
      to={to}
      className={cx(
        look,
        'text-text no-underline transition-colors hover:border-line-strong hover:bg-sunken',
      )}
    >
      {content}
    </Link>
  );
}
