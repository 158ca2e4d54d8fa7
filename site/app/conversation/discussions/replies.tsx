import { isPicture } from '#conversation/messenger/index.ts';
import { ReportButton } from '#conversation/moderation/index.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { AttachmentIcon } from '#ui/ornament/icons.ts';
import { MessageText } from '#ui/text/message-text.tsx';
import { AuthorLine } from './author-line.tsx';
import type { ShownReply } from './discussion-list.ts';
import { DiscussionPicture } from './discussion-picture.tsx';
import { nameOf } from './person-name.ts';

interface RepliesProps {
  replies: readonly ShownReply[];
  me: number;
  teacherIds: readonly number[];
  now: number;
}

/** The replies to a question. */
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
  const { user, pending } = reply;
  return (
    <li aria-busy={pending} className={cx('min-w-0', pending && 'opacity-70')}>
      <div className="flex items-center gap-2.5">
        <Avatar
          name={nameOf(user)}
          src={media(user.profile_photo_url, 96)}
          size="xs"
          className="self-start mt-0.5"
        />
        <AuthorLine
          person={user}
          at={reply.created_at}
          {...(pending && { after: 'جارٍ الإرسال…' })}
          {...rest}
        />
      </div>
      <div className="mt-2">
        {reply.body && <MessageText text={reply.body} />}
        {(reply.file_url || reply.file_name) && <ReplyFile reply={reply} />}
        {!pending && <ReportButton kind="message" id={reply.id} author={user} />}
      </div>
    </li>
  );
}

/** An attachment: a picture, or a link for the participants; others only see that there is one. */
function ReplyFile({ reply }: { reply: ShownReply }) {
  const url = useMediaUrl()(reply.file_url);
  if (url && isPicture(reply)) {
    return (
      <DiscussionPicture
        url={url}
        alt={reply.picture_alt ?? ''}
        sender={nameOf(reply.user)}
        resizable={reply.picture_alt !== undefined}
      />
    );
  }
  const name = <bdi className="min-w-0 truncate">{reply.file_name ?? 'ملف مرفق'}</bdi>;
  const layoutClass =
    'mt-2 inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-line px-3.5 text-sm';
  if (!url) {
    return (
      <p className={cx(layoutClass, 'text-text-faint')}>
        <AttachmentIcon className="size-4.5 shrink-0" />
        {name}
        <span className="shrink-0">(لطرفي النقاش فقط)</span>
      </p>
    );
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(layoutClass, 'text-link hover:border-line-strong')}
    >
      <AttachmentIcon className="size-4.5 shrink-0" />
      {name}
      <span className="sr-only"> (يفتح في نافذة جديدة)</span>
    </a>
  );
}
