import type { Teacher } from '@nibras/contract/people/teachers/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { GirihStarIcon } from '#ui/ornament/icons.ts';
import { featuresQuery } from './queries.ts';

/** The teacher's biography and teaching features. */
export function TeacherAbout({ id, teacher }: { id: string; teacher: Teacher }) {
  const { data: features, isLoading } = useQuery(featuresQuery(id));
  return (
    <>
      <section aria-labelledby="teacher-about">
        <h2 id="teacher-about" className="text-2xl">
          {wording`نبذة عن المعلّم`}
        </h2>
        <p
          dir="auto"
          className="mt-3 max-w-read text-start text-lg whitespace-pre-line text-text-soft"
        >
          {teacher.bio ?? 'لا توجد نبذة'}
        </p>
      </section>
      {isLoading && (
        <div role="status" aria-label="جارٍ تحميل المزايا" className="flex flex-col gap-4">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      )}
      {features && features.length > 0 && (
        <section aria-labelledby="teacher-features">
          <h2 id="teacher-features" className="text-2xl">
            المزايا التعليمية
          </h2>
          <ul className="mt-4 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
            {features.map(({ id: key, name }) => (
              <li key={`${key} ${name}`} className="flex items-start gap-3">
                <GirihStarIcon className="mt-1 size-5 shrink-0 text-accent-text" />
                <span dir="auto" className="min-w-0 text-start">
                  {name}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
