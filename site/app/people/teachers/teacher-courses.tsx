import type { TeacherPage } from '@nibras/contract/compat/parse-teacher.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { cx } from '#ui/class-names.ts';
import { Pagination } from '#ui/list/pagination.tsx';
import { TeacherCourseCard } from './teacher-course-card.tsx';

interface TeacherCoursesProps {
  courses: TeacherPage['courses'];
  page: number;
  lastPage: number;
  /** The next page is loading; these courses stay, dimmed. */
  dimmed: boolean;
}

export function TeacherCourses({ courses, page, lastPage, dimmed }: TeacherCoursesProps) {
  return (
    <section aria-labelledby="teacher-courses">
      <h2 id="teacher-courses" className="text-2xl">
        {wording`كورسات المعلّم`}
      </h2>
      {courses.length === 0 ? (
        <p className="mt-3 text-lg text-text-soft">
          {page > 1
            ? wording`لا كورسات في هذه الصفحة.`
            : wording`{course:لم يُنشر|لم تُنشر} كورس {teacher:لهذا|لهذه} المعلّم بعد.`}
        </p>
      ) : (
        <ul
          aria-busy={dimmed}
          className={cx(
            'mt-5 grid grid-cols-1 gap-5 transition-opacity sm:grid-cols-2 sm:gap-6',
            dimmed && 'opacity-50',
          )}
        >
          {courses.map((course) => (
            <li key={course.id}>
              <TeacherCourseCard course={course} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        label={wording`صفحات كورسات المعلّم`}
        className="mt-10"
      />
    </section>
  );
}
