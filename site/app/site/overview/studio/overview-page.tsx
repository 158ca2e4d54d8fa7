import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { cx } from '#ui/class-names.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { inOrder } from '#ui/list/skeleton.tsx';
import { Income } from './income.tsx';
import { LatelyWorkedOn, NewCourse } from './lately-worked-on.tsx';
import { Numbers, NumbersSkeleton, TodaysOrders } from './numbers.tsx';
import { Part } from './part.tsx';
import { overviewQuery } from './queries.ts';
import { todayNames, waitingNames } from './texts.ts';

/** The first page: what waits for the user, what has happened today, and what they worked on last. */
export default function OverviewPage() {
  const name = useSession((state) => state.user?.name);
  const mayCreate = useCapability('course:create');
  return (
    <StudioPage
      title="الرئيسية"
      description={name && <>أهلًا {<bdi>{name}</bdi>}. أكمل من حيث توقفت.</>}
      actions={mayCreate && <NewCourse />}
    >
      <div className={cx('flex flex-col gap-8', inOrder)}>
        <Now />
        <LatelyWorkedOn />
      </div>
    </StudioPage>
  );
}

/** What waits now, and today's numbers. */
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
  if (!data) return <NumbersSkeleton />;
  const { waiting, today, orders, income } = data;
  return (
    <>
      {waiting.length > 0 && (
        <Part title="ينتظرك الآن">
          <Numbers counted={waiting.map((one) => ({ ...one, name: waitingNames[one.kind] }))} />
        </Part>
      )}
      <Part title="اليوم">
        <Numbers counted={today.map((one) => ({ ...one, name: todayNames[one.kind] }))}>
          {income && <Income income={income} />}
        </Numbers>
        {orders && <TodaysOrders orders={orders} />}
      </Part>
    </>
  );
}
