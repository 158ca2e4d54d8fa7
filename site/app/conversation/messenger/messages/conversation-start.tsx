import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { listTime } from '#platform/day-times.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/text/link.tsx';
import { MessageText } from '#ui/text/message-text.tsx';
import { courseLabel, lectureLabel } from '../conversations/conversation-labels.ts';
import { useNow } from './use-now.ts';

interface ConversationStartProps {
  conversation: Pick<ParsedConversation, 'participants' | 'lecture' | 'course' | 'question'>;
  me: number;
  className?: string;
}

/**
 * What a conversation begins with: the lecture, as a link, and the question (docs/behaviour/messenger.md#beginning).
 * What the server does not send is not shown.
 */
export function ConversationStart({ conversation, me, className }: ConversationStartProps) {
  const { lecture, course, question } = conversation;
  const { timeZone } = useSiteConfig();
  const now = useNow();
  if (!question && lecture.id === 0) return null;
  const time = question?.created_at && listTime(question.created_at, now, timeZone);
  return (
    <article
      aria-label="بداية المحادثة"
      className={cx(
        'mx-auto flex w-full max-w-2xl flex-col gap-3 rounded-xl border border-line bg-surface px-4 py-3.5 sm:px-5',
        className,
      )}
    >
      <header className="flex flex-col items-start text-sm text-text-soft">
        <p className="wrap-anywhere">
          {question ? <Asker conversation={conversation} me={me} /> : wording`عن محاضرة`}
        </p>
        {lecture.id > 0 && course.id > 0 ? (
          <Link
            to={`/courses/${course.id}/lecture/${lecture.id}`}
            className="font-medium wrap-anywhere"
          >
            <bdi>{lectureLabel(lecture)}</bdi>
          </Link>
        ) : (
          <bdi className="font-medium wrap-anywhere">{lectureLabel(lecture)}</bdi>
        )}
        <p className="flex flex-wrap gap-x-3 text-xs text-text-faint wrap-anywhere">
          <bdi>{courseLabel(course)}</bdi>
          {time && <time dateTime={question?.created_at}>{time}</time>}
        </p>
      </header>
      {question && <MessageText text={question.text} />}
    </article>
  );
}

/** «استفسارك عن محاضرة» or «استفسار سلمى عن محاضرة». */
function Asker({ conversation, me }: Omit<ConversationStartProps, 'className'>) {
  const { question, participants } = conversation;
  if (question?.user_id === me) return wording`استفسارك عن محاضرة`;
  const asker = participants.find(({ id }) => id === question?.user_id);
  if (!asker) return wording`استفسار عن محاضرة`;
  return (
    <>
      استفسار <bdi className="font-medium text-text">{asker.name || 'مستخدم'}</bdi>
      {wording` عن محاضرة`}
    </>
  );
}
