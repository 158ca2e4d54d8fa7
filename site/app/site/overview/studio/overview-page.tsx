import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { FirstSteps } from '#site/first-steps/studio/index.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { studioCoursesQuery } from '#studio-kit/lists/queries.ts';
import { cx } from '#ui/class-names.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { inOrder, Skeleton } from '#ui/list/skeleton.tsx';
import { Changes } from './changes.tsx';
import { LatelyWorkedOn, NewCourse } from './lately-worked-on.tsx';
import { Part } from './part.tsx';
import { overviewQuery } from './queries.ts';
import { waitingNames } from './texts.ts';
import { TodaysOrders } from './todays-orders.tsx';
import { WaitingList } from './waiting-list.tsx';

/** The first page: what waits for the user, what they worked on last, and what has changed. */
export default function OverviewPage() {
  const name = useSession((state) => state.user?.name);
  const mayCreate = useCapability('course:create');
  const { data: courses } = useQuery(studioCoursesQuery());
  const hasBegun = (courses?.data.length ?? 0) > 0;
  return (
    <StudioPage
      title="الرئيسية"
      description={
        name && (
          <>
            أهلًا {<bdi>{name}</bdi>}.{hasBegun && ' أكمل من حيث توقفت.'}
          </>
        )
      }
      actions={mayCreate && <NewCourse />}
    >
      <div className={cx('flex flex-col gap-8', inOrder)}>
        <FirstSteps />
        <Now />
        <LatelyWorkedOn />
        <Changes />
      </div>
    </StudioPage>
  );
}

/** What waits for the user, of which nothing is shown that does not wait, and who ordered today. */
function Now() {
  const overview = useQuery(overviewQuery);
  const { data, error } = overview;
  if (!data && error) {
    return (
      <FailedState
        title="تعذر تحميل ما ينتظرك"
        message={errorText(error)}
        onRetry={() => void overview.refetch()}
        retrying={overview.isFetching}
      />
    );
  }
  if (!data) return <WaitingSkeleton />;
  const waiting = data.waiting.filter(({ count }) => count > 0);
  return (
    <>
      <Part title="ينتظرك الآن">
        {waiting.length > 0 ? (
          <WaitingList waiting={waiting.map((one) => ({ ...one, name: waitingNames[one.kind] }))} />
        ) : (
          <p className="text-text-soft">لا شيء ينتظرك الآن.</p>
        )}
      </Part>
      {data.orders && <TodaysOrders orders={data.orders} />}
    </>
  );
}

const WaitingSkeleton = () => (
  <div role="status" aria-label="جارٍ التحميل: ما ينتظرك">
    <Skeleton className="mb-3 h-7 w-32" />
    <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  </div>
);
