import { isUnreachable, serverMessage } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { postMessage } from './calls.ts';
import { withLastMessage } from './conversation-list.ts';
import { changeDraft, draftOf, keyFor, returnDraft } from './drafts.ts';
import { catchUpMessages } from './load-messages.ts';
import { changeRows, changeThread, myId, threadOf } from './messenger-store.ts';
import { messengerTexts } from './messenger-texts.ts';
import { temporaryMessage } from './shown-message.ts';
import { withoutTemporary, withProgress, withSent, withTemporary } from './thread.ts';

const running = new Map<string, AbortController>();

/** Gives up a message that is on its way; what it held returns to the composer. */
export function cancelSending(key: string): void {
  running.get(key)?.abort();
}

/** Nothing is sent without words or a file, nor while it is not known who sends (docs/behaviour/messenger.md#sending). */
export const canSend = ({ text, file }: { text: string; file: File | null }): boolean =>
  (text.trim() !== '' || file !== null) && myId() > 0;

/**
 * Sends what waits in a conversation's composer. It stands in the conversation at once; the server's message takes its
 * place. On failure it goes, with a word about it, and what was typed is given back.
 */
export async function sendDraft(conversationId: number, name: string): Promise<void> {
  const draft = draftOf(conversationId);
  if (!canSend(draft)) return;
  const text = draft.text.trim();
  const { file } = draft;
  const key = keyFor(conversationId, text, file);
  const outgoing = { conversationId, key, text, file };
  const control = new AbortController();
  running.set(key, control);
  const localUrl = file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
  const temporary = temporaryMessage({ ...outgoing, me: { id: myId(), name } });
  changeThread(conversationId, (thread) =>
    withTemporary(thread, { ...temporary, ...(localUrl && { localUrl }) }),
  );
  changeDraft(conversationId, { text: '', file: null, returned: null });
  try {
    const sent = await postMessage({
      ...outgoing,
      signal: control.signal,
      onProgress: (share) =>
        changeThread(conversationId, (thread) => withProgress(thread, key, share)),
    });
    if (!sent) await catchUpMessages(conversationId);
    changeThread(conversationId, (thread) =>
      sent ? withSent(thread, key, sent) : withoutTemporary(thread, key),
    );
    if (sent) changeRows((rows) => withLastMessage(rows, sent, false));
  } catch (error) {
    const givenUp = control.signal.aborted;
    if (givenUp) changeThread(conversationId, (thread) => withoutTemporary(thread, key));
    // Only the answer may be lost: then the message is there, and stands in the temporary one's place.
    if ((givenUp || isUnreachable(error)) && (await isDelivered(conversationId, key))) return;
    changeThread(conversationId, (thread) => withoutTemporary(thread, key));
    if (localUrl) URL.revokeObjectURL(localUrl);
    returnDraft(conversationId, { key, text, file });
    if (!givenUp) showFailure(error);
  } finally {
    running.delete(key);
  }
}

async function isDelivered(conversationId: number, key: string): Promise<boolean> {
  await catchUpMessages(conversationId);
  return threadOf(conversationId).messages.some(
    (one) => one.client_key === key && one.user_id === myId() && !one.is_temp,
  );
}

function showFailure(error: unknown): void {
  toast({
    variant: 'destructive',
    title: messengerTexts.sendFailed,
    description: serverMessage(error) ?? 'تحقق من اتصالك ثم أعد الإرسال. ما كتبته باقٍ في مكانه.',
  });
}
