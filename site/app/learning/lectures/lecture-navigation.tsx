import type { LecturePage, ListedLecture } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
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
    <nav
      aria-label={wording`التنقل بين المحاضرات`}
      className="mt-8 grid grid-cols-2 gap-3 print:hidden"
    >
      {previous && <LectureLink {...linkProps(previous)} label="السابقة" icon={<PreviousIcon />} />}
      {next && <LectureLink {...linkProps(next)} label="التالية" icon={<NextIcon />} alignEnd />}
      {unwatched && (
        <LectureLink
          {...linkProps(unwatched)}
          label="لم تشاهدها بعد"
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
    'flex min-h-16 min-w-0 items-center gap-2 rounded-lg border border-line bg-raised px-3 py-3 sm:gap-3 sm:px-4',
    alignEnd && 'col-start-2 flex-row-reverse text-end',
  );
  const content = (
    <>
      <span className="shrink-0 text-text-faint">{to ? icon : <LockIcon />}</span>
      <span className="min-w-0 grow">
        <span className="block text-sm text-text-faint">
          <span className="max-sm:sr-only">{wording`المحاضرة `}</span>
          {label}
          {!to && <span className="max-sm:sr-only"> (للمشتركين فقط)</span>}
        </span>
        <bdi className="line-clamp-2 font-medium wrap-anywhere max-sm:text-sm">{name}</bdi>
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
