import { learning } from '@nibras/contract/limits.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countLabel } from '#platform/format.ts';
import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import {
  ArticleLectureIcon,
  AssignmentIcon,
  LockIcon,
  QuizIcon,
  SuccessIcon,
  VideoLectureIcon,
} from '#ui/icons.ts';
import { type LecturePage, type ListedLecture, mayOpen } from './read-lecture.ts';

const typeIcons = {
  video: VideoLectureIcon,
  quiz: QuizIcon,
  assignment: AssignmentIcon,
  article: ArticleLectureIcon,
};

const typeNames = { video: 'فيديو', quiz: 'اختبار', assignment: 'واجب', article: 'مقال' };

interface CourseContentsProps {
  course: LecturePage['course'];
  currentId: number;
}

/** The course's chapters beside a lecture; the one that holds it stands open. */
export function CourseContents({ course, currentId }: CourseContentsProps) {
  const current = course.chapters.find(({ lectures }) =>
    lectures.some((lecture) => lecture.id === currentId),
  );
  const scrolls = course.chapters.length > learning.sidebarScrollAboveChapters;
  return (
    <nav aria-label="محتوى الكورس">
      <div
        className={cx('rounded-lg', scrolls && 'overflow-y-auto overscroll-contain')}
        style={scrolls ? { maxHeight: learning.sidebarMaxHeightPx } : undefined}
      >
        <Accordion>
          {course.chapters.map((chapter) => (
            <AccordionItem
              key={chapter.id}
              open={chapter.id === current?.id}
              title={chapter.name}
              meta={countLabel(chapter.lectures.length, 'lecture')}
            >
              <ul className="-mx-2">
                {chapter.lectures.map((lecture) => (
                  <li key={lecture.id}>
                    <LectureLine
                      lecture={lecture}
                      courseId={course.id}
                      isCurrent={lecture.id === currentId}
                      opens={mayOpen(lecture, course.status)}
                    />
                  </li>
                ))}
              </ul>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </nav>
  );
}

interface LectureLineProps {
  lecture: ListedLecture;
  courseId: number;
  isCurrent: boolean;
  opens: boolean;
}

function LectureLine({ lecture, courseId, isCurrent, opens }: LectureLineProps) {
  const Icon = typeIcons[lecture.type];
  const content: ReactNode = (
    <>
      <Icon
        className={cx('mt-1 size-5 shrink-0', isCurrent ? 'text-accent-text' : 'text-text-faint')}
      />
      <span className="min-w-0 grow">
        <span dir="auto" className="block text-start">
          <span className="sr-only">{typeNames[lecture.type]}: </span>
          {lecture.name}
        </span>
        {lecture.timeLecture !== null && (
          <span className="text-sm text-text-faint">
            {countLabel(lecture.timeLecture, 'minute')}
          </span>
        )}
      </span>
      {lecture.is_watch && (
        <span className="mt-1 text-success">
          <SuccessIcon className="size-5" />
          <span className="sr-only">تمت المشاهدة</span>
        </span>
      )}
      {!opens && (
        <span className="mt-1 text-text-faint">
          <LockIcon className="size-5" />
          <span className="sr-only">للمشتركين فقط</span>
        </span>
      )}
      {opens && lecture.show && !lecture.is_watch && <Badge tone="success">مجانية</Badge>}
    </>
  );
  const look = 'flex min-h-11 items-start gap-3 rounded-md px-2 py-2';
  if (!opens) return <div className={cx(look, 'text-text-faint')}>{content}</div>;
  return (
    <Link
      to={`/courses/${courseId}/lecture/${lecture.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        look,
        'text-text no-underline hover:bg-sunken',
        isCurrent && 'bg-accent-soft font-medium hover:bg-accent-soft',
      )}
    >
      {content}
    </Link>
  );
}
