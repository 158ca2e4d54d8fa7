import type { CourseTeacher } from '@nibras/contract/learning/courses/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { CoursesIcon, StudentsIcon } from '#ui/ornament/icons.ts';
import { StarRating } from '#ui/text/star-rating.tsx';

/** The teacher of the course, with a link to their page. */
export default function TeacherCard({ teacher }: { teacher: CourseTeacher }) {
  const mediaUrl = useMediaUrl();
  if (!teacher.name) return null;
  return (
    <section aria-labelledby="course-teacher" className="mt-12">
      <h2 id="course-teacher" className="mb-4 text-2xl">
        {wording`معلّم الكورس`}
      </h2>
      <Card interactive={teacher.id > 0} className="p-5 sm:p-6">
        <div className="flex items-center gap-4">
          <Avatar
            name={teacher.name}
            src={mediaUrl(teacher.profile_photo_url, 160)}
            size="lg"
            className="sm:size-20"
          />
          <div className="min-w-0">
            <h3 className="text-xl">
              {teacher.id > 0 ? (
                <Link to={`/teacher/${teacher.id}`} className={cardLinkClass}>
                  <bdi>{teacher.name}</bdi>
                </Link>
              ) : (
                <bdi>{teacher.name}</bdi>
              )}
            </h3>
            <p className="text-text-soft">{teacher.title ?? 'مدرّب محترف'}</p>
          </div>
        </div>
        {teacher.bio && (
          <p dir="auto" className="mt-4 max-w-read text-start text-text-soft">
            {teacher.bio}
          </p>
        )}
        <ul className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-text-soft [&>li]:inline-flex [&>li]:items-center [&>li]:gap-2">
          <li>
            <StudentsIcon className="size-5 text-text-faint" />
            {countLabel(teacher.students_count, 'student')}
          </li>
          <li>
            <CoursesIcon className="size-5 text-text-faint" />
            {countLabel(teacher.courses_count, 'course')}
          </li>
          {teacher.rating !== null && (
            <li>
              <StarRating value={teacher.rating} showValue />
            </li>
          )}
        </ul>
      </Card>
    </section>
  );
}
