import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { type Access, lecturePath, mayOpen, neighbours } from './course-order.ts';
import { refreshProgress } from './progress/use-finish.ts';
import type { lectureQuery } from './queries.ts';

type Work = NonNullable<LecturePage['lecture']['work']>;

const parts = {
  quiz: {
    load: async () => (await import('#assessment/quizzes/index.ts')).QuizLecture,
    get failed() {
      return wording`تعذر تحميل الاختبار`;
    },
  },
  exercise: {
    load: async () => (await import('#assessment/exercises/index.ts')).ExerciseLecture,
    get failed() {
      return wording`تعذر تحميل التمرين`;
    },
  },
} satisfies Record<Work, object>;

interface LectureWorkProps {
  page: LecturePage;
  work: Work;
  access: Access;
  options: ReturnType<typeof lectureQuery>;
}

/** The questions of a lecture or its exercise, which are loaded only where there are any. */
export function LectureWork({ page, work, access, options }: LectureWorkProps) {
  const { lecture, course } = page;
  const client = useQueryClient();
  const {
    data: Part,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['lecture-part', work],
    queryFn: parts[work].load,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { next } = neighbours(course, lecture.id);

  function onChanged() {
    void refreshProgress(client, options.queryKey);
  }

  if (Part) {
    return (
      <Part
        key={lecture.id}
        lecture={lecture}
        next={
          next && mayOpen(next, access)
            ? { name: next.name, to: lecturePath(course.id, next.id) }
            : null
        }
        onChanged={onChanged}
      />
    );
  }
  if (error) {
    return (
      <FailedState
        title={parts[work].failed}
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div aria-busy="true" className="rounded-xl border border-line bg-raised p-5 sm:p-8">
      <SkeletonText lines={8} />
    </div>
  );
}
