import type { Mark } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { CoursePageFrame } from '#learning/tree/studio/index.ts';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { ListFrame, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon, StudentsIcon } from '#ui/ornament/icons.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { marksPath, marksQuery } from './queries.ts';

/** What each student of a course got in its quizzes and exercises. */
export default function MarksPage() {
  const course = Number(useParams().id);
  return (
    <CoursePageFrame
      courseId={course}
      title="الدرجات"
      actions={() => <ExportButton path={`${marksPath(course)}/export`} name="الدرجات.csv" />}
    >
      {() => <Marks course={course} />}
    </CoursePageFrame>
  );
}

function Marks({ course }: { course: number }) {
  const { page, search } = useListAddress();
  const list = useQuery(marksQuery(course, { page, search }));
  if (list.data?.lectures.length === 0) {
    return (
      <EmptyState
        icon={<StudentsIcon />}
        title={wording`لا اختبارات ولا تمارين بعد`}
        description={wording`حين تنشر اختبارًا أو تمرينًا {exercise:برمجيًّا|برمجية} في {course:هذا|هذه} الكورس تظهر درجات {course:طلابه|طلابها} هنا.`}
      />
    );
  }
  return (
    <ListFrame
      list={list}
      noun="student"
      texts={{
        search: wording`ابحث باسم الطالب`,
        region: 'الدرجات',
        failed: 'تعذر تحميل الدرجات',
        pages: 'صفحات الدرجات',
      }}
      empty={() =>
        search ? (
          <EmptyState
            icon={<SearchIcon />}
            title="لا نتائج"
            description={wording`لا طالب في {course:هذا|هذه} الكورس {student:يطابق|تطابق} «${search}».`}
          />
        ) : (
          <EmptyState
            icon={<StudentsIcon />}
            title={wording`لا طلاب بعد`}
            description={wording`من يشترك في الكورس يظهر هنا بدرجاته.`}
          />
        )
      }
    >
      {({ lectures, data }) => (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too.
          tabIndex={0}
          aria-label="جدول الدرجات"
          className="overflow-x-auto rounded-lg border border-line bg-raised"
        >
          <table className="w-full border-collapse text-start text-sm">
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className={`${ownColumn} align-bottom font-semibold`}>
                  {wording`الطالب`}
                </th>
                {lectures.map(({ id, name }) => (
                  <th
                    key={id}
                    scope="col"
                    className="min-w-32 px-4 py-3 text-start align-bottom font-semibold wrap-anywhere"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {data.map(({ student, marks }) => (
                <tr key={student.id}>
                  <th scope="row" className={`${ownColumn} font-medium`}>
                    <bdi className="wrap-anywhere">{student.name}</bdi>
                  </th>
                  {lectures.map(({ id, name }) => (
                    <td key={id} className="px-4 py-3 whitespace-nowrap">
                      <MarkCell
                        mark={marks[id]}
                        to={`/studio/lectures/${id}/work/${student.id}`}
                        label={`${student.name}، ${name}`}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ListFrame>
  );
}

/** The names stay in view while the marks are scrolled. */
const ownColumn =
  'sticky start-0 min-w-28 max-w-48 border-e border-line bg-raised px-3 py-3 text-start sm:min-w-40 sm:px-4';

/** A mark that leads to the attempts behind it. */
function MarkCell({ mark, to, label }: { mark: Mark | undefined; to: string; label: string }) {
  const text = !mark
    ? 'لا شيء'
    : mark.score === null
      ? 'قيد التصحيح'
      : `${formatNumber(mark.score)} من ${formatNumber(mark.max)}`;
  const failed = mark?.passed === false ? 'دون درجة النجاح' : '';
  return (
    <Link
      to={to}
      aria-label={`${label}: ${text} ${failed}`.trim()}
      className={
        !mark
          ? 'inline-flex min-h-8 items-center text-text-faint no-underline hover:underline'
          : 'inline-flex min-h-8 items-center tabular-nums'
      }
    >
      {mark ? text : '–'} {failed && <span className="ms-1 text-text-faint">{failed}</span>}
    </Link>
  );
}
