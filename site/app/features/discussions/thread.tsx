import type { ParsedDiscussion } from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { mayReply } from '@nibras/contract/compat/permissions.ts';
import { withWaiting } from './discussion-list.ts';
import { Replies } from './replies.tsx';
import { useReply } from './use-reply.ts';
import { WritingBox } from './writing-box.tsx';

interface ThreadProps {
  discussion: ParsedDiscussion;
  me: number;
  teacherIds: readonly number[];
  now: number;
  onSent(sent: ParsedMessage | null, text: string): Promise<void>;
}

/** The replies to a question and, for who takes part in it, where the next is written. */
export function Thread({ discussion, onSent, ...reading }: ThreadProps) {
  const { me, teacherIds } = reading;
  const { conversation } = discussion;
  const conversationId = conversation?.id ?? 0;
  const { writing, waiting, send } = useReply({ conversationId, onSent });
  const asTeacher = teacherIds.includes(me);
  return (
    <div className="flex flex-col gap-6">
      <Replies replies={withWaiting(conversation?.messages ?? [], waiting)} {...reading} />
      {mayReply(discussion, { me, teacherIds }) && (
        <WritingBox
          label="ردك"
          hideLabel
          placeholder={asTeacher ? 'اكتب ردك بصفتك المعلّم…' : 'اكتب ردك…'}
          writing={writing}
          onSend={send}
          button="أرسل الرد"
          compact
        />
      )}
    </div>
  );
}
