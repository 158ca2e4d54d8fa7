import type { ReadCourse } from '@nibras/contract/reading-course.ts';
import type { ReactNode } from 'react';
import { countLabel, formatMinutes, formatTimeAgo } from '#platform/format.ts';
import {
  CertificateIcon,
  DateIcon,
  DurationIcon,
  LanguageIcon,
  VideoLectureIcon,
} from '#ui/icons.ts';
import { courseMinutes } from './course-lengths.ts';
import { PanelCard } from './panel-card.tsx';

interface CourseFactsProps {
  course: ReadCourse;
  /** The moment that «last updated» is told from, the same on the server and in the browser. */
  now: number;
}

/** The course in figures. */
export default function CourseFacts({ course, now }: CourseFactsProps) {
  return (
    <PanelCard title="معلومات الكورس">
      <dl className="flex flex-col gap-3">
        <Fact icon={<VideoLectureIcon />} name="المحاضرات">
          {countLabel(course.lecture_count, 'lecture')}
        </Fact>
        <Fact icon={<DurationIcon />} name="المدة">
          {formatMinutes(courseMinutes(course.chapters))}
        </Fact>
        {course.lan && (
          <Fact icon={<LanguageIcon />} name="اللغة">
            <bdi>{course.lan}</bdi>
          </Fact>
        )}
        <Fact icon={<DateIcon />} name="آخر تحديث">
          {formatTimeAgo(course.updated_at, now)}
        </Fact>
      </dl>
      {course.certificate && (
        <p className="mt-4 flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 text-sm text-accent-text">
          <CertificateIcon className="mt-0.5 size-5" />
          تحصل على شهادة إتمام بعد إنهاء الكورس.
        </p>
      )}
    </PanelCard>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <dt className="flex items-center gap-3 text-text-soft [&>svg]:size-5 [&>svg]:text-text-faint">
        {icon}
        {name}
      </dt>
      <dd className="ms-auto text-end font-medium">{children}</dd>
    </div>
  );
}
