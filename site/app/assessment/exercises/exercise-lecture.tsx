import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { ExerciseView } from './exercise-view.tsx';
import { exerciseQuery } from './queries.ts';

interface ExerciseLectureProps {
  lecture: LecturePage['lecture'];
  /** Reloads the lecture and the course's marks. */
  onChanged(): void;
}

/** A lecture whose work is a code exercise. */
export function ExerciseLecture({ lecture: { id, name }, onChanged }: ExerciseLectureProps) {
  const person = useSession((state) => state.user)?.id ?? 0;
  const { data, error, isFetching, refetch } = useQuery(exerciseQuery(id));
  if (!data) {
    return error ? (
      <FailedState
        title={wording`تعذر تحميل التمرين`}
        message={
          isMissing(error)
            ? wording`{لم يُنشر|لم تُنشر} {هذا|هذه} التمرين بعد، أو {أُخفي|أُخفيت}.`
            : errorText(error)
        }
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <div aria-busy="true" className="grid gap-8 lg:grid-cols-[2fr_3fr]">
        <SkeletonText lines={7} />
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  return (
    <section aria-label={name} className="rounded-xl border border-line bg-raised p-4 sm:p-6">
      <ExerciseView
        key={id}
        exercise={data}
        person={person}
        onChanged={() => {
          void refetch();
          onChanged();
        }}
      />
    </section>
  );
}
