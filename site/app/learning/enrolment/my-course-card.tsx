import type { ParsedMyCourse } from '@nibras/contract/compat/parse-enrolment.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { Button } from '#ui/form/button.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { CourseIcon, PlayIcon, SuccessIcon, VideoLectureIcon } from '#ui/ornament/icons.ts';
import { StarRating } from '#ui/text/star-rating.tsx';
import { textDirection } from '#ui/text/text-direction.ts';

interface MyCourseCardProps {
  course: ParsedMyCourse;
  /** The course to continue, which has the primary button. */
  current?: boolean;
}

/** One of the user's courses, with the progress and a link to continue. */
export function MyCourseCard({ course, current = false }: MyCourseCardProps) {
  const mediaUrl = useMediaUrl();
  const { lectures_count: all, watched_count: watched, next_lecture_id: next } = course;
  const finished = watched !== null && all > 0 && watched >= all;
  return (
    <Card interactive className="h-full">
      <Picture
        src={mediaUrl(course.image)}
        alt=""
        width={608}
        height={342}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 48vw, 100vw"
        fallback={<CourseIcon className="size-7" />}
      />
      <div className="flex grow flex-col gap-3 p-5">
        <h2
          dir={textDirection(course.name)}
          className="line-clamp-3 text-start text-lg leading-snug"
        >
          <Link to={`/courses/${course.id}`} className={cardLinkClass}>
            {course.name}
          </Link>
        </h2>
        {course.teacher.name && (
          <p className="flex items-center gap-3 text-sm text-text-soft">
            <Avatar
              name={course.teacher.name}
              src={mediaUrl(course.teacher.profile_photo_url, 160)}
              size="xs"
            />
            <bdi className="truncate">{course.teacher.name}</bdi>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-faint">
          <span className="inline-flex items-center gap-1.5">
            <VideoLectureIcon className="size-4" />
            {countLabel(all, 'lecture')}
          </span>
          {course.rate !== null && <StarRating value={course.rate} showValue />}
        </p>
        {!course.active && (
          <p>
            <Badge tone="warning">
              {course.access_until ? (
                <>
                  انتهى اشتراكك في <DateText at={course.access_until} />
                </>
              ) : (
                'انتهى اشتراكك'
              )}
            </Badge>
          </p>
        )}
        {watched !== null && all > 0 && (
          <div className="mt-auto flex flex-col gap-1.5 pt-2">
            <p className="text-sm text-text-soft">
              {finished ? (
                <span className="inline-flex items-center gap-1.5 font-medium text-success">
                  <SuccessIcon className="size-4.5" />
                  {wording`شاهدت {course:محاضراته|محاضراتها} كلها`}
                </span>
              ) : (
                `${watched} من ${countLabel(all, 'lecture', 'genitive')}`
              )}
            </p>
            <ProgressBar value={watched / all} label={`تقدمك في ${course.name}`} />
          </div>
        )}
        <Button
          asChild
          variant={current ? 'primary' : 'secondary'}
          className="z-1 mt-1"
          icon={next !== null && <PlayIcon className="size-5 fill-current" />}
        >
          <Link to={`/courses/${course.id}${next === null ? '' : `/lecture/${next}`}`}>
            {next === null ? wording`افتح الكورس` : watched ? 'تابع التعلّم' : 'ابدأ التعلّم'}
            <span className="sr-only">: {course.name}</span>
          </Link>
        </Button>
      </div>
    </Card>
  );
}

export function MyCourseSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raised">
      <Skeleton shape="flat" className="aspect-video w-full" />
      <div className="flex flex-col gap-4 p-5">
        <Skeleton className="h-5 w-4/5" />
        <div className="flex items-center gap-3">
          <Skeleton shape="round" className="size-7" />
          <Skeleton className="h-4 w-1/3" />
        </div>
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-2 h-2 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}
