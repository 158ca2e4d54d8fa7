import type { ParsedDiscussion } from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { mayReply } from '@nibras/contract/compat/permissions.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { withPending } from './discussion-list.ts';
import { MessageForm } from './message-form.tsx';
import { Replies } from './replies.tsx';
import { useReply } from './use-reply.ts';

interface ThreadProps {
  discussion: ParsedDiscussion;
  me: number;
  teacherIds: readonly number[];
  now: number;
  onSent(sent: ParsedMessage | null, text: string): Promise<void>;
}

/** The replies to a question and, for participants, the reply form. */
export function Thread({ discussion, onSent, ...viewer }: ThreadProps) {
  const { me, teacherIds } = viewer;
  const { conversation } = discussion;
  const conversationId = conversation?.id ?? 0;
  const { messageForm, picture, pending, send } = useReply({
    discussionId: discussion.id,
    conversationId,
    onSent,
  });
  const asTeacher = teacherIds.includes(me);
  return (
    <div className="flex flex-col gap-6">
      <Replies replies={withPending(conversation?.messages ?? [], pending)} {...viewer} />
      {mayReply(discussion, { me, teacherIds }) && (
        <MessageForm
          label="ردك"
          hideLabel
          placeholder={asTeacher ? wording`اكتب ردك بصفتك المعلّم…` : 'اكتب ردك…'}
          messageForm={messageForm}
          picture={discussion.permissions?.attach ? picture : null}
          onSend={send}
          button="أرسل الرد"
          compact
        />
      )}
    </div>
  );
}
