import { wording } from '@nibras/contract/text/wording.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DigestSetting } from '#conversation/digest/index.ts';
import { PushInvitation, PushSwitch } from '#conversation/push/index.ts';
import { fixedMeta } from '#platform/head.ts';
import { ListFrame } from '#platform/pages/list-frame.tsx';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { BellIcon } from '#ui/ornament/icons.ts';
import {
  notificationListPath,
  notificationListQuery,
  uniqueNotifications,
} from './notification-list.ts';
import { NotificationRow, NotificationRowSkeleton } from './notification-row.tsx';
import { useMarkAsRead } from './use-mark-as-read.ts';

export const meta = fixedMeta({ title: 'الإشعارات' });

export const handle = { preload: () => notificationListPath(1) };

const failedText = 'تعذر جلب الإشعارات';

export default function NotificationsPage() {
  return (
    <div className="page-width min-h-dvh py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">الإشعارات</h1>
        <div className="mt-8">
          <Notifications />
        </div>
        <PushInvitation className="mt-8" />
        <Settings />
      </div>
    </div>
  );
}

function Settings() {
  return (
    <section aria-labelledby="notice-settings" className="mt-12">
      <h2 id="notice-settings" className="text-2xl">
        إعدادات التنبيه
      </h2>
      <div className="mt-2 divide-y divide-line">
        <PushSwitch />
        <DigestSetting />
      </div>
    </section>
  );
}

const skeleton = (
  <div role="status" aria-label="جارٍ تحميل الإشعارات">
    <ListCard>
      {[0, 1, 2, 3, 4].map((line) => (
        <NotificationRowSkeleton key={line} />
      ))}
    </ListCard>
  </div>
);

const noNotifications = () => (
  <EmptyState
    icon={<BellIcon />}
    title="لا إشعارات بعد"
    description={wording`سنخبرك هنا بكل رد جديد، وبكل ما يخص كورساتك.`}
    action={
      <Button asChild>
        <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
      </Button>
    }
  />
);

function Notifications() {
  const enabled = useSession((state) => state.isAuthenticated);
  const list = useInfiniteQuery({ ...notificationListQuery, enabled });
  useMarkAsRead(list);
  return (
    <ListFrame
      list={list}
      answer={useDeferredData(list.data)}
      itemsOf={({ pages }) => uniqueNotifications(pages)}
      failedTitle={failedText}
      refusalOf={() => null}
      skeleton={skeleton}
      empty={noNotifications()}
    >
      {(items) => (
        <>
          <ListCard as="ul">
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} />
            ))}
          </ListCard>
          <LoadMore list={list} failedTitle={failedText} />
        </>
      )}
    </ListFrame>
  );
}

function ListCard({ as: Tag = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return (
    <Tag className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised">
      {children}
    </Tag>
  );
}
