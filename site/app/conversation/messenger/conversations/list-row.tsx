import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { Link } from 'react-router';
import { listTime } from '#platform/day-times.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { AttachmentIcon } from '#ui/ornament/icons.ts';
import { useMessenger } from '../messenger-store.ts';
import { usePartner } from '../use-partner.ts';
import { courseLabel, lectureLabel, newestText } from './conversation-labels.ts';

const box = 'relative flex items-start gap-3 px-4 py-3.5 sm:px-5';

interface ListRowProps {
  row: ParsedConversation;
  me: number;
  now: number;
  chosen: boolean;
  /** Another conversation is open: switching replaces the history entry, so that back leads to the list. */
  replaces: boolean;
}

/** One conversation in the list; the whole row opens it. */
export function ListRow({ row, me, now, chosen, replaces }: ListRowProps) {
  const { timeZone } = useSiteConfig();
  const mediaUrl = useMediaUrl();
  const partner = usePartner(row, me);
  const last = row.last_message;
  const time = listTime(last?.created_at ?? row.updated_at ?? '', now, timeZone);
  const unread = row.new_messages;
  return (
    <li className="border-b border-line">
      <Link
        to={`/chat?c=${row.id}`}
        replace={replaces}
        state={replaces ? undefined : { fromList: true }}
        preventScrollReset
        aria-current={chosen ? 'true' : undefined}
        className={cx(
          box,
          'text-text no-underline transition-colors focus-visible:-outline-offset-3',
          chosen ? 'bg-raised' : 'hover:bg-sunken',
        )}
      >
        {chosen && <span aria-hidden="true" className="absolute inset-y-0 inset-s-0 w-1 bg-link" />}
        <Avatar
          name={partner.name}
          src={mediaUrl(partner.profile_photo_url, 160)}
          online={partner.isOnline}
        />
        <div className="min-w-0 grow">
          <div className="flex items-baseline gap-3">
            <span dir="auto" className="min-w-0 grow truncate text-start font-semibold">
              {partner.name}
            </span>
            <span className="shrink-0 text-xs text-text-faint">{time || row.updated_date}</span>
          </div>
          <div className="flex items-center gap-3">
            <LastLine row={row} me={me} />
            {unread > 0 && (
              <span className="min-w-6 shrink-0 rounded-full bg-accent px-1.5 text-center text-xs leading-6 font-bold text-on-accent">
                <bdi dir="ltr">{unread > 99 ? '99+' : unread}</bdi>
                <span className="sr-only"> غير مقروءة</span>
              </span>
            )}
          </div>
          <p className="mt-0.5 truncate text-xs text-text-faint">
            <bdi>{lectureLabel(row.lecture)}</bdi>
            {' · '}
            <bdi>{courseLabel(row.course)}</bdi>
          </p>
        </div>
      </Link>
    </li>
  );
}

function LastLine({ row, me }: { row: ParsedConversation; me: number }) {
  const isTyping = useMessenger(({ typing }) => row.id in typing);
  const { text, user_id, isFile } = newestText(row);
  if (isTyping) return <p className="min-w-0 grow truncate text-sm text-success">يكتب الآن…</p>;
  return (
    <p
      className={cx(
        'flex min-w-0 grow items-center gap-1 text-sm',
        row.new_messages > 0 ? 'font-medium text-text' : 'text-text-soft',
      )}
    >
      {user_id === me && <span className="shrink-0 text-text-faint">أنت:</span>}
      {isFile && <AttachmentIcon className="size-4 shrink-0 text-text-faint" />}
      <span dir="auto" className="min-w-0 truncate text-start">
        {text}
      </span>
    </p>
  );
}

export function ListRowSkeleton() {
  return (
    <div className={cx(box, 'border-b border-line')}>
      <Skeleton shape="round" className="size-11 shrink-0" />
      <div className="flex min-w-0 grow flex-col gap-2.5 py-1">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    </div>
  );
}
