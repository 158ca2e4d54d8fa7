import { wording } from '@nibras/contract/text/wording.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { pagePath } from '#platform/navigation/page-path.ts';
import { useSession } from '#platform/session/session-store.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { StudioPage } from '../frame/studio-page.tsx';
import { FilterLinks } from './filter-links.tsx';
import { RowsSkeleton } from './list-frame.tsx';

const orders = [
  { to: '/studio/courses/order', label: wording`الكورسات`, capability: 'settings:edit' },
  { to: '/studio/services/order', label: wording`الخدمات`, capability: 'service:create' },
  { to: '/studio/projects/order', label: wording`المشاريع`, capability: 'project:create' },
] as const;

interface OrderPageFrameProps<Order> {
  /** The list whose order it is. */
  crumb: { label: string; to: string };
  description: string;
  /** «الكورسات المرتبة», while they are loading. */
  label: string;
  order: UseQueryResult<Order>;
  children(order: Order): ReactNode;
}

/** The page with the order of one of the site's lists, and the ways to the others. */
export function OrderPageFrame<Order>(props: OrderPageFrameProps<Order>) {
  const { crumb, description, label, order, children } = props;
  const capabilities = useSession(({ user }) => user?.capabilities);
  const pathname = pagePath(useLocation().pathname);
  return (
    <StudioPage title="ترتيب الظهور" width="read" crumbs={[crumb]} description={description}>
      <FilterLinks
        label="القوائم"
        className="mb-5 [&_a]:px-4! [&_a]:text-sm"
        links={orders
          .filter(({ capability }) => capabilities?.includes(capability))
          .map(({ to, label: name }) => ({ to, label: name, current: to === pathname }))}
      />
      {order.error && order.data === undefined && (
        <FailedState
          title="تعذر تحميل الترتيب"
          message={errorText(order.error)}
          onRetry={() => void order.refetch()}
          retrying={order.isFetching}
        />
      )}
      {!order.error && order.data === undefined && <RowsSkeleton label={label} rows={4} />}
      {order.data !== undefined && children(order.data)}
    </StudioPage>
  );
}
