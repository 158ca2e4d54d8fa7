import type { ParsedInboxQuestion } from '@nibras/contract/compat/parse-discussions.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { formatDateTime, formatTimeAgo } from '#platform/format.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { Link } from '#ui/text/link.tsx';
import type { HandledQuestion } from './handled-questions.tsx';
import { questionPath } from './lecture-path.ts';
import { MessageForm } from './message-form.tsx';
import { nameOf } from './person-name.ts';
import { questionInboxKey, setQuestionSettled } from './question-inbox-queries.ts';
import { QuestionText } from './question-text.tsx';
import { Replies } from './replies.tsx';
import { useReply } from './use-reply.ts';

/** The DOM id of a question's heading. */
export const headingOf = ({ id }: Pick<ParsedInboxQuestion, 'id'>) => `desk-${id}`;

/** The id of the newest message that is shown; 0 without one. */
export const newestMessage = ({ conversation }: Pick<ParsedInboxQuestion, 'conversation'>) =>
  Math.max(0, ...(conversation?.messages ?? []).map(({ id }) => id));

/** How many of the latest replies are shown at first. */
const lastReplies = 2;

interface InboxQuestionProps {
  question: ParsedInboxQuestion;
  now: number;
  onDone(handled: HandledQuestion): void;
  /** The form of the answer. */
  formRef?: Ref<HTMLFormElement>;
}

/** A question of the question inbox with its replies and, while it waits for the user, the answer form. */
export function InboxQuestion({ question, now, onDone, formRef }: InboxQuestionProps) {
  const me = Number(useSession((state) => state.user?.id) ?? 0);
  const media = useMediaUrl();
  const { timeZone } = useSiteConfig();
  const { user, course, teacher, permissions, waiting_since: waitingSince } = question;
  const at = waitingSince ?? question.answered_at ?? question.created_at;
  const heading = headingOf(question);
  return (
    <li>
      <article
        aria-labelledby={heading}
        className="rounded-lg border border-line bg-raised p-4 sm:p-6"
      >
        <header className="flex items-start gap-3">
          <Avatar name={nameOf(user)} src={media(user.profile_photo_url, 160)} />
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 id={heading} className="min-w-0 text-lg">
                <bdi>{nameOf(user)}</bdi>
              </h3>
              <p className="text-sm text-text-faint">
                {waitingSince ? 'ينتظر ' : question.answered_at ? 'أجبت ' : 'سُئل '}
                <time dateTime={at} title={formatDateTime(at, timeZone)}>
                  {formatTimeAgo(at, now)}
                </time>
              </p>
            </div>
            <p className="text-sm text-text-soft">
              <bdi>{course.name}</bdi>
              <Dot />
              <Link to={questionPath(question)}>
                <bdi>{question.lecture.name}</bdi>
              </Link>
              {teacher.id !== me && (
                <>
                  <Dot />
                  {wording`المعلّم: `}
                  <bdi>{nameOf(teacher)}</bdi>
                </>
              )}
            </p>
          </div>
        </header>
        <div className="mt-4 flex flex-col gap-6">
          <div data-answered="">
            <QuestionText question={question} />
          </div>
          <EarlierReplies question={question} me={me} now={now} />
          {waitingSince && permissions.reply && (
            <Answer question={question} onDone={onDone} formRef={formRef} />
          )}
        </div>
      </article>
    </li>
  );
}

function Dot() {
  return (
    <span aria-hidden="true" className="px-2 text-text-faint">
      ·
    </span>
  );
}

interface EarlierRepliesProps {
  question: ParsedInboxQuestion;
  me: number;
  now: number;
}

function EarlierReplies({ question, me, now }: EarlierRepliesProps) {
  const [all, setAll] = useState(false);
  const messages = question.conversation?.messages ?? [];
  const hidden = all ? 0 : Math.max(0, messages.length - lastReplies);
  return (
    <>
      {hidden > 0 && (
        <Button variant="ghost" size="sm" className="-my-2 self-start" onClick={() => setAll(true)}>
          عرض بداية النقاش
        </Button>
      )}
      <Replies
        replies={messages.slice(hidden)}
        me={me}
        teacherIds={[question.teacher.id]}
        now={now}
      />
    </>
  );
}

function Answer({ question, onDone, formRef }: Omit<InboxQuestionProps, 'now'>) {
  const client = useQueryClient();
  const [dismissing, setDismissing] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: questionInboxKey });
  const { messageForm, picture, send } = useReply({
    discussionId: question.id,
    conversationId: question.conversation?.id ?? 0,
    seen: newestMessage(question),
    async onSent() {
      onDone({ question, outcome: 'answered' });
      await refresh();
    },
  });

  async function dismiss() {
    setDismissing(true);
    try {
      await setQuestionSettled(question.id, true);
      onDone({ question, outcome: 'settled' });
      await refresh();
    } catch (error) {
      toast({ variant: 'destructive', title: errorText(error) });
    }
    setDismissing(false);
  }

  return (
    <MessageForm
      label={`ردك على ${nameOf(question.user)}`}
      hideLabel
      placeholder={wording`اكتب ردك بصفتك المعلّم…`}
      messageForm={messageForm}
      formRef={formRef}
      picture={question.permissions.attach ? picture : null}
      onSend={send}
      button="أرسل الرد"
      compact
      aside={
        question.permissions.settle && (
          <Button
            variant="ghost"
            size="sm"
            loading={dismissing}
            loadingLabel="جارٍ الحفظ…"
            onClick={() => void dismiss()}
          >
            لا يحتاج ردًا
          </Button>
        )
      }
    />
  );
}

export function InboxQuestionSkeleton() {
  return (
    <div className="rounded-lg border border-line bg-raised p-4 sm:p-6">
      <div className="mb-5 flex items-center gap-3">
        <Skeleton shape="round" className="size-11 shrink-0" />
        <div className="flex grow flex-col gap-2.5">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3.5 w-56 max-w-full" />
        </div>
      </div>
      <SkeletonText lines={2} />
      <Skeleton className="mt-6 h-24 w-full" />
    </div>
  );
}
