import type { TeacherCourse } from '@nibras/contract/compat/parse-teacher.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { CourseIcon, StudentsIcon, VideoLectureIcon } from '#ui/ornament/icons.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { StarRating } from '#ui/text/star-rating.tsx';
import { textDirection } from '#ui/text/text-direction.ts';

/** A course on its teacher's page, without the teacher's name. */
export function TeacherCourseCard({ course }: { course: TeacherCourse }) {
  const mediaUrl = useMediaUrl();
  const { lectures, price, rate, students } = course;
  return (
    <Card interactive className="h-full">
      <Picture
        src={mediaUrl(course.image)}
        alt=""
        width={608}
        height={342}
        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 48vw, 100vw"
        fallback={<CourseIcon className="size-7" />}
      />
      <div className="flex grow flex-col gap-3 p-5">
        <h3
          dir={textDirection(course.name)}
          className="line-clamp-3 text-start text-lg leading-snug"
        >
          <Link to={`/courses/${course.id}`} className={cardLinkClass}>
            {course.name}
          </Link>
        </h3>
        {(lectures !== null || students !== null) && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-faint [&>li]:inline-flex [&>li]:items-center [&>li]:gap-1.5 [&_svg]:size-4">
            {lectures !== null && (
              <li>
                <VideoLectureIcon />
                {countLabel(lectures, 'lecture')}
              </li>
            )}
            {students !== null && (
              <li>
                <StudentsIcon />
                {students > 0 ? countLabel(students, 'student') : wording`لا طلاب بعد`}
              </li>
            )}
          </ul>
        )}
        {(rate !== null || price !== undefined) && (
          <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3.5">
            {rate === null ? (
              <span className="text-sm text-text-faint">{wording`لا تقييمات بعد`}</span>
            ) : (
              <StarRating value={rate} showValue />
            )}
            {price !== undefined && <PriceTag price={price} className="shrink-0" />}
          </div>
        )}
      </div>
    </Card>
  );
}
