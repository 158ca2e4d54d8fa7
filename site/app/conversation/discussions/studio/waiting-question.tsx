import type { ParsedInboxQuestion } from '@nibras/contract/compat/parse-discussions.ts';
import { getTeacherDeskByDiscussionId } from '@nibras/contract/conversation/discussions/calls.ts';
import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerForm, moderatedQuery } from '#conversation/moderation/studio/index.ts';
import { callKey, callQuery } from '#platform/query/call-query.ts';
import { useRealtime } from '#platform/realtime/realtime.ts';
import { focusAnswerForm } from '#studio-kit/frame/focus-to-answer.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import type { HandledQuestion } from '../handled-questions.tsx';
import { InboxQuestion, newestMessage } from '../inbox-question.tsx';
import { nameOf } from '../person-name.ts';
import { setQuestionSettled } from '../question-inbox-queries.ts';

const questionQuery = (discussionId: number) =>
  queryOptions({
    ...callQuery(getTeacherDeskByDiscussionId, { params: { discussionId } }),
    staleTime: 2_000,
    refetchOnWindowFocus: true,
  });

/** A student's question in the inbox: the teacher answers in its conversation, others of the staff in its discussion. */
export default function WaitingQuestion({ row }: { row: WaitingRow }) {
  const id = Number(row.id);
  const client = useQueryClient();
  const query = useQuery(questionQuery(id));
  const { queryKey } = questionQuery(id);
  useRealtime('new-message', () => void client.invalidateQueries({ queryKey }));

  const refresh = () => {
    void client.invalidateQueries({
      queryKey: callKey(getTeacherDeskByDiscussionId, { params: { discussionId: id } }),
    });
    void client.invalidateQueries({ queryKey: studioKey });
  };
  function finish({ question, outcome }: HandledQuestion) {
    if (outcome === 'answered') {
      toast({ title: `أُرسل ردك إلى ${nameOf(question.user)}`, variant: 'success' });
    } else {
      showUndo('أُزيل الاستفسار مما ينتظر', () => setQuestionSettled(id, false), refresh);
    }
    refresh();
  }
  return (
    <QueryFrame query={query} label="الاستفسار">
      {({ question, staff }) => (
        <ul data-answering="" className="flex flex-col gap-5">
          <InboxQuestion
            formRef={focusAnswerForm}
            question={question}
            now={query.dataUpdatedAt}
            onDone={finish}
          />
          {staff && question.waiting_since !== null && (
            <StaffAnswer question={question} onSent={refresh} />
          )}
        </ul>
      )}
    </QueryFrame>
  );
}

interface StaffAnswerProps {
  question: ParsedInboxQuestion;
  onSent(): void;
}

/** The reply of those who are not in the question's conversation. */
function StaffAnswer({ question, onSent }: StaffAnswerProps) {
  const [closed, setClosed] = useState(false);
  const query = useQuery(moderatedQuery({ kind: 'discussion', id: question.id }));
  if (closed) return null;
  return (
    <li>
      <QueryFrame query={query} label="الرد">
        {(item) => (
          <AnswerForm
            item={item}
            seen={newestMessage(question)}
            formRef={focusAnswerForm}
            onClose={() => {
              setClosed(true);
              onSent();
            }}
          />
        )}
      </QueryFrame>
    </li>
  );
}
