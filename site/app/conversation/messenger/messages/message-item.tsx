import { memo, type ReactNode } from 'react';
import { ReportButton } from '#conversation/moderation/index.ts';
import { clockTime } from '#platform/day-times.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { CheckIcon, SeenIcon } from '#ui/ornament/icons.ts';
import { MessageText } from '#ui/text/message-text.tsx';
import { UploadProgress } from '../composer/upload-progress.tsx';
import { bubbleClass } from './bubble-class.ts';
import { DayLine } from './day-line.tsx';
import { MessageFile } from './message-file.tsx';
import type { MessageRow } from './message-rows.ts';

interface MessageItemProps {
  row: MessageRow;
  now: number;
  /** The other participant has read it. */
  seen: boolean;
  /** Shown above the message: it is the first of its conversation. */
  start?: ReactNode;
  /** A search found it. */
  found?: boolean;
}

/** A message bubble, preceded by the date or the unread line where it opens one. */
export const MessageItem = memo(function MessageItem({
  row,
  now,
  seen,
  start,
  found = false,
}: MessageItemProps) {
  const { message } = row;
  const text = message.body ?? '';
  return (
    <div className={cx('px-3 sm:px-8', row.first ? 'pt-3' : 'pt-1', row.last && 'pb-1')}>
      {start}
      {row.opensDay && <DayLine value={message.created_at} now={now} />}
      {row.opensUnread && <UnreadLine />}
      <div
        className={bubbleClass(
          row,
          cx(message.is_temp && 'opacity-80', found && 'outline-2 outline-offset-3 outline-accent'),
        )}
      >
        {found && <span className="sr-only">نتيجة البحث. </span>}
        <span className="sr-only">{row.own ? 'أنت:' : `${message.user.name || 'مستخدم'}:`}</span>
        <MessageFile message={message} own={row.own} />
        {text && <MessageText text={text} />}
        {message.isLoading && message.client_key && (
          <UploadProgress progress={message.progress ?? 0} sendingKey={message.client_key} />
        )}
      </div>
      {row.last && <MessageFooter row={row} seen={seen} />}
    </div>
  );
});

/** The time of the message and, for own messages, the delivery status. */
function MessageFooter({
  row: { message, own: isOwn },
  seen,
}: Pick<MessageItemProps, 'row' | 'seen'>) {
  const { timeZone } = useSiteConfig();
  return (
    <p
      className={cx(
        'flex items-center gap-1.5 px-1.5 pt-0.5 text-xs text-text-faint',
        isOwn && 'justify-end',
      )}
    >
      {message.is_temp ? (
        'جارٍ الإرسال…'
      ) : (
        <>
          <time dateTime={message.created_at}>
            {clockTime(message.created_at, timeZone) || message.created_date}
          </time>
          {isOwn &&
            (seen ? <SeenIcon className="size-4 text-link" /> : <CheckIcon className="size-4" />)}
          {isOwn && <span className="sr-only">{seen ? 'قُرئت' : 'أُرسلت'}</span>}
          {!isOwn && <ReportButton kind="message" id={message.id} author={message.user} />}
        </>
      )}
    </p>
  );
}

function UnreadLine() {
  return (
    <p className="my-3 flex items-center gap-3 text-sm font-medium text-accent-text before:h-px before:grow before:bg-accent-edge after:h-px after:grow after:bg-accent-edge">
      رسائل غير مقروءة
    </p>
  );
}
