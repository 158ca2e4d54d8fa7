import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/list/picture.tsx';
import { CourseIcon, PlayIcon } from '#ui/ornament/icons.ts';

interface CourseCoverProps {
  course: ParsedCourse;
  /** The lecture that the play button opens; null when the user may open none. */
  start: LectureRow | null;
  /** A member may open every lecture, so the label does not say that one is free. */
  member: boolean;
  className?: string;
}

/** The course's picture with a link to the lecture to start with. */
export function CourseCover({ course, start, member, className }: CourseCoverProps) {
  const mediaUrl = useMediaUrl();
  return (
    <div className={cx('group relative overflow-hidden', className)}>
      <Picture
        src={mediaUrl(course.image)}
        alt=""
        width={736}
        height={414}
        sizes="(min-width: 64rem) 23rem, (min-width: 48rem) 17rem, 100vw"
        priority
        fallback={<CourseIcon className="size-7" />}
      />
      {start && (
        <Link
          to={`/courses/${course.id}/lecture/${start.id}`}
          className="absolute inset-0 grid place-items-center bg-linear-to-t from-scrim to-transparent text-on-ink no-underline focus-visible:-outline-offset-4 focus-visible:outline-lamp-flame"
        >
          <span className="grid size-16 place-items-center rounded-full bg-accent text-on-accent shadow-mid transition-transform duration-calm group-hover:scale-105">
            <PlayIcon className="ms-1 size-7 fill-current rtl:ms-0 rtl:me-[-0.25rem]" />
          </span>
          <span className="absolute inset-x-0 bottom-3 mx-auto w-fit rounded-full bg-ink px-4 py-1 text-sm font-medium">
            {start.type === 'video' ? 'شاهد ' : 'افتح '}
            {start.show === 1 && !member ? wording`محاضرة {مجانية|مجاني}` : wording`المحاضرة`}
          </span>
        </Link>
      )}
    </div>
  );
}
