import { clockTime } from '#platform/day-times.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { MessageText } from '#ui/text/message-text.tsx';
import { bubbleClass } from '../messages/bubble-class.ts';
import { DayLine } from '../messages/day-line.tsx';
import { MessageFile } from '../messages/message-file.tsx';
import type { MessageRow } from '../messages/message-rows.ts';

/** A message of the simple chat, with its sender's avatar. */
export function SimpleBubble({ row, now }: { row: MessageRow; now: number }) {
  const { timeZone } = useSiteConfig();
  const mediaUrl = useMediaUrl();
  const { message, own, first, last } = row;
  const name = message.user.name || 'مستخدم';
  return (
    <div className={first ? 'pt-3' : 'pt-1'}>
      {row.opensDay && <DayLine value={message.created_at} now={now} />}
      <div className={cx('flex items-end gap-2', own && 'flex-row-reverse')}>
        {last ? (
          <Avatar name={name} src={mediaUrl(message.user.profile_photo_url, 160)} size="sm" />
        ) : (
          <span className="w-9 shrink-0" />
        )}
        <div className={bubbleClass(row, 'ms-0!')}>
          <span className="sr-only">{own ? 'أنت:' : `${name}:`}</span>
          <MessageFile message={message} own={own} />
          {message.body && <MessageText text={message.body} />}
        </div>
      </div>
      {last && (
        <p className={cx('px-12 pt-0.5 text-xs text-text-faint', own && 'text-end')}>
          <time dateTime={message.created_at}>
            {clockTime(message.created_at, timeZone) || message.created_date}
          </time>
        </p>
      )}
    </div>
  );
}
