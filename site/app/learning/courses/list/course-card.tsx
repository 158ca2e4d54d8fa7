import type { CourseCard as Course } from '@nibras/contract/learning/courses/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { Tag } from '#ui/list/tag.tsx';
import {
  CourseIcon,
  DurationIcon,
  LayersIcon,
  StarIcon,
  StudentsIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { ratingLabel } from '#ui/text/star-rating-words.ts';
import { textDirection } from '#ui/text/text-direction.ts';
import { categoryHue } from './category-hue.ts';
import { hoursLabel, levelNames } from './course-labels.ts';

export interface CourseCardProps {
  course: Course;
  /** Search terms to highlight in the name and the description. */
  search?: string;
  headingLevel?: 2 | 3;
  /** Loads the picture eagerly, for the first cards of the page. */
  priority?: boolean;
  /** In a row that scrolls sideways on a phone, where cards are narrower than the screen. */
  inRow?: boolean;
}

/** A course in a list. The name is the link, and its click area covers the card. */
export function CourseCard({
  course,
  search = '',
  headingLevel = 3,
  priority = false,
  inRow = false,
}: CourseCardProps) {
  const mediaUrl = useMediaUrl();
  const Heading = `h${headingLevel}` as const;
  const rated = course.rate !== null && course.rate > 0;
  return (
    <Card interactive className="h-full">
      <Picture
        src={mediaUrl(course.image)}
        alt=""
        width={608}
        height={342}
        sizes={`(min-width: 80rem) 18rem, (min-width: 64rem) 32vw, (min-width: 40rem) 48vw, ${inRow ? 74 : 100}vw`}
        priority={priority}
        fallback={<CourseIcon className="size-7" />}
      />
      <div className="flex grow flex-col gap-3 p-5">
        {(course.category || rated) && (
          <div className="flex items-center justify-between gap-3">
            {course.category && (
              <Tag hue={categoryHue(course.category)}>{course.category.name}</Tag>
            )}
            {rated && <Rating value={course.rate ?? 0} />}
          </div>
        )}
        <Heading
          dir={textDirection(course.name)}
          className="line-clamp-3 text-start text-lg leading-snug sm:min-h-[2lh]"
        >
          <Link to={`/courses/${course.id}`} className={cardLinkClass}>
            <Highlight text={course.name} search={search} />
          </Link>
        </Heading>
        {course.description && (
          <p
            dir={textDirection(course.description)}
            className="line-clamp-2 text-start text-sm text-text-soft sm:line-clamp-3"
          >
            <Highlight text={course.description} search={search} />
          </p>
        )}
        <ul className="mt-auto grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pt-1 text-sm text-text-faint [&>li]:inline-flex [&>li]:items-center [&>li]:gap-1.5 [&_svg]:size-4">
          <li>
            <VideoLectureIcon />
            {countLabel(course.lecture_count, 'lecture')}
          </li>
          {course.minutes > 0 && (
            <li>
              <DurationIcon />
              {hoursLabel(course.minutes)}
            </li>
          )}
          {course.level && (
            <li>
              <LayersIcon />
              {levelNames[course.level]}
            </li>
          )}
          <li>
            <StudentsIcon />
            {course.enroll_count > 0
              ? countLabel(course.enroll_count, 'student')
              : wording`لا طلاب بعد`}
          </li>
        </ul>
        <div className="flex items-center gap-3 border-t border-line pt-3.5">
          {course.user && (
            <>
              <Avatar name={course.user} src={mediaUrl(course.userImage, 160)} size="sm" />
              <span className="min-w-0 truncate text-sm text-text-soft">
                <bdi>{course.user}</bdi>
              </span>
            </>
          )}
          <PriceTag price={course.salary} className="ms-auto shrink-0" />
        </div>
      </div>
    </Card>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={ratingLabel(value)}
      className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-text tabular-nums"
    >
      <StarIcon className="size-4.5 fill-accent text-accent-edge" />
      {value.toFixed(1)}
    </span>
  );
}
