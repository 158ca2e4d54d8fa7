import type { LecturePage, ListedLecture } from '@nibras/contract/compat/parse-lecture.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { LockIcon, NextIcon, PreviousIcon } from '#ui/ornament/icons.ts';
import { type Access, courseProgress, lecturePath, mayOpen, neighbours } from './course-order.ts';

interface LectureNavigationProps {
  page: LecturePage;
  access: Access;
}

/** Links to the previous and the next lecture. */
export function LectureNavigation({ page, access }: LectureNavigationProps) {
  const { previous, next } = neighbours(page.course, page.lecture.id);
  const { firstUnwatched } = courseProgress(page.course);
  // At the end of the course it links to the first unwatched lecture.
  const unwatched =
    !next && firstUnwatched && firstUnwatched.id !== page.lecture.id ? firstUnwatched : null;
  if (!previous && !next) return null;
  const linkProps = (lecture: ListedLecture) => ({
    name: lecture.name,
    to: mayOpen(lecture, access) ? lecturePath(page.course.id, lecture.id) : null,
  });
  return (
    <nav aria-label="التنقل بين المحاضرات" className="mt-8 grid gap-3 sm:grid-cols-2">
      {previous && (
        <LectureLink {...linkProps(previous)} label="المحاضرة السابقة" icon={<PreviousIcon />} />
      )}
      {next && (
        <LectureLink {...linkProps(next)} label="المحاضرة التالية" icon={<NextIcon />} alignEnd />
      )}
      {unwatched && (
        <LectureLink
          {...linkProps(unwatched)}
          label="محاضرة لم تشاهدها بعد"
          icon={<NextIcon />}
          alignEnd
        />
      )}
    </nav>
  );
}

interface LectureLinkProps {
  name: string;
  /** Null when the user may not open it. */
  to: string | null;
  label: string;
  icon: ReactNode;
  /** Aligned to the end of the row. */
  alignEnd?: boolean;
}

function LectureLink({ name, to, label, icon, alignEnd = false }: LectureLinkProps) {
  const layoutClass = cx(
    'flex min-h-16 min-w-0 items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3',
    alignEnd && 'flex-row-reverse text-end sm:col-start-2',
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
  if (!to) return <div className={cx(layoutClass, 'text-text-soft')}>{content}</div>;
  return (
    <Link
      to={to}
      className={cx(
        layoutClass,
        'text-text no-underline transition-colors hover:border-line-strong hover:bg-sunken',
      )}
    >
      {content}
    </Link>
  );
}
