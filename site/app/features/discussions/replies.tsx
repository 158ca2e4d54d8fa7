import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { AttachmentIcon } from '#ui/ornament/icons.ts';
import { MessageText } from '#ui/text/message-text.tsx';
import type { ShownReply } from './discussion-list.ts';
import { nameOf } from './person-name.ts';
import { WriterLine } from './writer-line.tsx';

interface RepliesProps {
  replies: readonly ShownReply[];
  me: number;
  teacherIds: readonly number[];
  now: number;
}

/** The replies to a question, one under the other along a thread. */
export function Replies({ replies, ...rest }: RepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ol aria-label="الردود" className="flex flex-col gap-6 border-s-2 border-line ps-4 sm:ps-6">
      {replies.map((reply) => (
        <Reply key={reply.client_key ?? reply.id} reply={reply} {...rest} />
      ))}
    </ol>
  );
}

function Reply({ reply, ...rest }: Omit<RepliesProps, 'replies'> & { reply: ShownReply }) {
  const media = useMediaUrl();
  const { user, waiting } = reply;
  return (
    <li aria-busy={waiting} className={cx('min-w-0', waiting && 'opacity-70')}>
      <div className="flex items-center gap-2.5">
        <Avatar
          name={nameOf(user)}
          src={media(user.profile_photo_url, 96)}
          size="xs"
          className="self-start mt-0.5"
        />
        <WriterLine
          person={user}
          at={reply.created_at}
          {...(waiting && { after: 'جارٍ الإرسال…' })}
          {...rest}
        />
      </div>
      <div className="mt-2">
        {reply.body && <MessageText text={reply.body} />}
        {(reply.file_url || reply.file_name) && <ReplyFile reply={reply} />}
      </div>
    </li>
  );
}

/** A file opens for the people of the talk; who only reads along learns that there is one. */
function ReplyFile({ reply }: { reply: ShownReply }) {
  const address = useMediaUrl()(reply.file_url);
  const name = <bdi className="min-w-0 truncate">{reply.file_name ?? 'ملف مرفق'}</bdi>;
  const look =
    'mt-2 inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-line px-3.5 text-sm';
  if (!address) {
    return (
      <p className={cx(look, 'text-text-faint')}>
        <AttachmentIcon className="size-4.5 shrink-0" />
        {name}
        <span className="shrink-0">(لطرفي النقاش فقط)</span>
      </p>
    );
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(look, 'text-link hover:border-line-strong')}
    >
      <AttachmentIcon className="size-4.5 shrink-0" />
      {name}
      <span className="sr-only"> (يفتح في نافذة جديدة)</span>
    </a>
  );
}
