import type { StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { MoreFound } from '#studio-kit/choices/more-found.tsx';
import { StateMark } from '#studio-kit/frame/state-mark.tsx';
import { RowsSkeleton, StudioSearch } from '#studio-kit/lists/list-frame.tsx';
import { studioCoursesQuery } from '#studio-kit/lists/queries.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Highlight } from '#ui/text/highlight.tsx';

/** So many fit into the dialog; the others are found by their names. */
const shown = 8;

interface CourseDialogProps {
  title: string;
  description?: ReactNode;
  /** Above the courses, such as until when. */
  children?: ReactNode;
  onClose(): void;
  onChoose(course: Pick<StudioCourse, 'id' | 'name'>): void;
}

/** Finds one of the courses in which the user may enrol people; a press chooses it. */
export function CourseDialog({
  title,
  description,
  children,
  onClose,
  onChoose,
}: CourseDialogProps) {
  const [search, setSearch] = useState('');
  const { data, error, isFetching, refetch } = useQuery(studioCoursesQuery({ search }));
  const eligible = data?.data.filter(({ role }) => role !== 'assistant');
  const courses = eligible?.slice(0, shown);
  /** Courses on further pages. */
  const unread = data ? data.meta.total - data.data.length : 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
    >
      {children}
      <StudioSearch
        label={wording`ابحث عن كورس`}
        value={search}
        onSearch={setSearch}
        className="mb-3"
      />
      {error && !courses && (
        <FailedState
          title={wording`تعذر تحميل الكورسات`}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !courses && <RowsSkeleton label={wording`الكورسات`} rows={4} />}
      {courses?.length === 0 && (
        <p role="status" className="py-4 text-text-soft">
          {search ? wording`لا كورس بهذا الاسم.` : wording`ليس لك كورسات بعد.`}
        </p>
      )}
      {courses && courses.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {courses.map((course) => (
            <li key={course.id}>
              <button
                type="button"
                onClick={() => onChoose(course)}
                className="flex min-h-12 w-full items-center justify-between gap-4 rounded-md border border-line bg-raised px-4 py-2 text-start transition-colors hover:border-line-strong hover:bg-sunken"
              >
                <bdi className="font-medium wrap-anywhere">
                  <Highlight text={course.name} search={search} />
                </bdi>
                {course.state !== 'published' && <StateMark state={course.state} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {courses && eligible && eligible.length + unread > courses.length && (
        <MoreFound shown={courses.length} className="mt-3" />
      )}
    </Dialog>
  );
}
