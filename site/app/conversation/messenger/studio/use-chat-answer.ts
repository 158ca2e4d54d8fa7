import { putConversationsByIdSettled } from '@nibras/contract/conversation/messenger/calls.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { postMessage } from '../calls.ts';
import { changeDraft, keyFor, returnDraft, useDraft } from '../composer/drafts.ts';
import { simpleMessagesQuery } from '../simple/simple-chat.ts';

/**
 * The answer to a conversation from the inbox. What is typed is the draft of its composer, so that it goes on in the
 * chat; a message that failed is sent again with its key, and stored once.
 * @param name the person who is answered
 */
export function useChatAnswer(id: number, name: string) {
  const client = useQueryClient();
  const { text } = useDraft(id);
  const [problem, setProblem] = useState('');
  const refresh = () => {
    void client.invalidateQueries({ queryKey: simpleMessagesQuery(String(id)).queryKey });
    void client.invalidateQueries({ queryKey: studioKey });
  };

  const sending = useAsyncAction(async () => {
    const body = text.trim();
    if (body === '') return setProblem('اكتب ما تريد إرساله أولًا.');
    if (body.length > limits.textMaxLength) {
      return setProblem(
        `الرسالة أطول من ${countLabel(limits.textMaxLength, 'letter', 'genitive')}. اختصرها أو قسّمها.`,
      );
    }
    const key = keyFor(id, body, null);
    changeDraft(id, { text: '', returned: null });
    try {
      await postMessage({
        conversationId: id,
        key,
        text: body,
        file: null,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      toast({ title: `أُرسل ردك إلى ${name}`, variant: 'success' });
    } catch (error) {
      returnDraft(id, { key, text: body, file: null });
      setProblem(errorText(error));
    }
    refresh();
  });

  const settling = useAsyncAction(async () => {
    try {
      await setSettled(id, true);
      showUndo('أُزيلت المحادثة مما ينتظر', () => setSettled(id, false), refresh);
    } catch (error) {
      setProblem(errorText(error));
    }
    refresh();
  });

  return {
    text,
    write(typed: string) {
      setProblem('');
      changeDraft(id, { text: typed });
    },
    problem,
    sending: sending.busy,
    settling: settling.busy,
    send: sending.run,
    settle: settling.run,
  };
}

const setSettled = (id: number, settled: boolean) =>
  makeCall(putConversationsByIdSettled, { params: { id }, body: { settled } });
