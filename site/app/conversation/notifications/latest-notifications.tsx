import type { ListedNotification } from '@nibras/contract/compat/parse-notifications.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { BellIcon, NextIcon } from '#ui/ornament/icons.ts';
import { notificationName } from './notification-name.ts';
import { latestNotificationsQuery } from './queries.ts';
import { siteLink } from './site-link.ts';

const row = 'flex flex-col gap-0.5 rounded-sm px-3 py-2.5';

/** The contents of the bell's dropdown; `onRetry` repeats the fetch of opening it. */
export function LatestNotifications({ onRetry }: { onRetry(): void }) {
  // Fetched by `useBell`, which marks the list as read after it has been loaded.
  const { data, isError, isFetching } = useQuery({ ...latestNotificationsQuery, enabled: false });
  return (
    <div className="flex min-h-0 flex-col">
      <p className="px-3 pt-2 pb-1 text-lg font-semibold">الإشعارات</p>
      {data?.length ? (
        <ul className="min-h-0 overflow-y-auto">
          {data.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      ) : isError && !isFetching ? (
        <div className="flex flex-col items-start gap-3 px-3 py-3">
          <p className="text-text-soft">تعذر جلب الإشعارات</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            أعد المحاولة
          </Button>
        </div>
      ) : data ? (
        <p className="flex items-center gap-3 px-3 py-4 text-text-soft">
          <BellIcon className="size-5 text-text-faint" />
          لا إشعارات بعد. سنخبرك هنا بكل رد جديد.
        </p>
      ) : (
        <LoadingRows />
      )}
      <Link
        to="/notifications"
        className="mt-1 flex min-h-11 shrink-0 items-center justify-center gap-1 rounded-sm border-t border-line font-semibold text-link no-underline hover:bg-sunken"
      >
        عرض المزيد
        <NextIcon className="size-5" />
      </Link>
    </div>
  );
}

function Row({ item }: { item: ListedNotification }) {
  const { timeZone } = useSiteConfig();
  const content = (
    <>
      <span className="flex items-center justify-between gap-3">
        <bdi className="min-w-0 font-medium wrap-anywhere">
          {item.title ?? notificationName(item.type)}
        </bdi>
        {!item.read_at && <Badge tone="lamp">غير مقروء</Badge>}
      </span>
      {item.text && (
        <span dir="auto" className="line-clamp-2 text-start text-sm text-text-soft">
          {item.text}
        </span>
      )}
      <span className="text-xs text-text-faint">{formatDateTime(item.created_at, timeZone)}</span>
    </>
  );
  const path = siteLink(item.link);
  return (
    <li>
      {path ? (
        <Link to={path} className={`${row} text-text no-underline hover:bg-sunken`}>
          {content}
        </Link>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  );
}

function LoadingRows() {
  return (
    <div role="status" aria-label="جارٍ تحميل الإشعارات">
      {[0, 1, 2].map((line) => (
        <div key={line} className={row}>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-1 h-3.5 w-4/5" />
        </div>
      ))}
    </div>
  );
}
