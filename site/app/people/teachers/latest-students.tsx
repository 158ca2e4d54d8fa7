import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { studentsQuery } from './queries.ts';

const cardClass = 'rounded-xl border border-line bg-raised p-5 sm:p-6';

/** The students who joined this teacher's courses last. */
export function LatestStudents({ id }: { id: string }) {
  const mediaUrl = useMediaUrl();
  const { timeZone } = useSiteConfig();
  const { data: students = [], isLoading } = useQuery(studentsQuery(id));
  if (isLoading) return <LoadingStudents />;
  return (
    <section aria-labelledby="latest-students" className={cardClass}>
      <h2 id="latest-students" className="text-xl">
        {wording`أحدث الطلاب`}
      </h2>
      {students.length === 0 ? (
        <p className="mt-2 text-text-soft">{wording`لا طلاب بعد.`}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
          {students.map((student, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the specification's students have no id.
            <li key={index} className="flex items-center gap-3">
              <Avatar name={student.name} src={mediaUrl(student.photo, 160)} />
              <div className="min-w-0">
                <p dir="auto" className="truncate text-start font-medium">
                  {student.name}
                </p>
                {student.joinedAt && (
                  <p className="text-sm text-text-faint">
                    مشترك منذ {formatDate(student.joinedAt, timeZone)}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LoadingStudents() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل الطلاب`} className={cardClass}>
      <Skeleton className="h-6 w-32" />
      <div className="mt-5 grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
        {[0, 1, 2, 3].map((line) => (
          <div key={line} className="flex items-center gap-3">
            <Skeleton shape="round" className="size-11 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
