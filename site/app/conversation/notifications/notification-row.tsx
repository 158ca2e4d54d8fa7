import type { ListedNotification } from '@nibras/contract/compat/parse-notifications.ts';
import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/list/badge.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import {
  BellIcon,
  ChatIcon,
  CertificateIcon as CompletedIcon,
  DurationIcon,
  HelpIcon,
  InboxIcon,
  MailIcon,
  NextIcon,
  RegisterIcon,
} from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { notificationName } from './notification-name.ts';
import { siteLink } from './site-link.ts';

const icons: Record<NotificationType, typeof BellIcon> = {
  'App\\Notifications\\DiscussionStarted': HelpIcon,
  'App\\Notifications\\DiscussionReplied': ChatIcon,
  'App\\Notifications\\EnrolmentCompleted': CompletedIcon,
  'App\\Notifications\\StudentEnrolled': RegisterIcon,
  'App\\Notifications\\Announcement': BellIcon,
  'App\\Notifications\\ContentHidden': HelpIcon,
  'App\\Notifications\\ContentRestored': HelpIcon,
  'App\\Notifications\\ReviewAnswered': ChatIcon,
  'App\\Notifications\\AccessGranted': CompletedIcon,
  'App\\Notifications\\AccessChanged': DurationIcon,
  'App\\Notifications\\AccessEnding': DurationIcon,
  'App\\Notifications\\AccessEnded': DurationIcon,
  'App\\Notifications\\PurchasePaid': CompletedIcon,
  'App\\Notifications\\PurchaseRefunded': DurationIcon,
  'App\\Notifications\\OrderPlaced': InboxIcon,
  'App\\Notifications\\ContactMessageSent': MailIcon,
  'App\\Notifications\\TransferSent': InboxIcon,
  'App\\Notifications\\PurchaseAsked': HelpIcon,
  'App\\Notifications\\PurchaseDeclined': HelpIcon,
  'App\\Notifications\\PurchaseUnderReview': DurationIcon,
  'App\\Notifications\\AnswersToMark': InboxIcon,
  'App\\Notifications\\AttemptMarked': CompletedIcon,
  'App\\Notifications\\CourseCompleted': CompletedIcon,
  'App\\Notifications\\CertificateWaits': HelpIcon,
  'App\\Notifications\\CertificateIssued': CompletedIcon,
  'App\\Notifications\\CertificateCorrected': CompletedIcon,
  'App\\Notifications\\CertificateRevoked': HelpIcon,
  'App\\Notifications\\CertificateRestored': CompletedIcon,
  'App\\Notifications\\CorrectionAsked': InboxIcon,
  'App\\Notifications\\CorrectionDeclined': HelpIcon,
  'App\\Notifications\\DataReady': CompletedIcon,
  'App\\Notifications\\DataFailed': HelpIcon,
  'App\\Notifications\\DeletionAsked': DurationIcon,
  'App\\Notifications\\DeletionSoon': DurationIcon,
  'App\\Notifications\\DeletionFailed': HelpIcon,
  'App\\Notifications\\AccountNotDeleted': HelpIcon,
  'App\\Notifications\\AdminAccountChanged': HelpIcon,
  'App\\Notifications\\WaitingAssigned': HelpIcon,
};

const row = 'relative flex items-start gap-3 px-4 py-4 sm:gap-4 sm:px-6 sm:py-5';

/** One notification; the whole row is a link when it has one. */
export function NotificationRow({ item }: { item: ListedNotification }) {
  const { timeZone } = useSiteConfig();
  const path = siteLink(item.link);
  const unread = !item.read_at;
  const Icon = icons[item.type as NotificationType] ?? BellIcon;
  const name = <bdi>{item.title ?? notificationName(item.type)}</bdi>;
  return (
    <li
      className={cx(
        row,
        path && 'transition-colors focus-within:bg-sunken hover:bg-sunken',
        unread && 'bg-accent-soft/40 dark:bg-accent-soft/50',
      )}
    >
      {unread && <span aria-hidden="true" className="absolute inset-y-0 inset-s-0 w-1 bg-accent" />}
      <StarFrame tone={unread ? 'lamp' : 'line'}>
        <Icon />
      </StarFrame>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            {path ? (
              <Link
                to={path}
                className="text-text no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          {unread && <Badge tone="lit">غير مقروء</Badge>}
        </div>
        {item.text && (
          <p
            dir="auto"
            className={cx('text-start text-text-soft', item.title && 'whitespace-pre-line')}
          >
            {item.text}
          </p>
        )}
        <p className="mt-1 text-sm text-text-faint">
          {item.title && `${notificationName(item.type)} · `}
          {formatDateTime(item.created_at, timeZone)}
        </p>
      </div>
      {path && <NextIcon className="size-5 self-center text-text-faint max-sm:hidden" />}
    </li>
  );
}

export function NotificationRowSkeleton() {
  return (
    <div className={row}>
      <Skeleton shape="round" className="size-12 shrink-0" />
      <div className="flex min-w-0 grow flex-col gap-3 py-1">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3.5 w-40" />
      </div>
    </div>
  );
}
