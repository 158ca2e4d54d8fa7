import { isUnreachable, serverMessage } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { postMessage } from '../calls.ts';
import { catchUpMessages, loadEnd } from '../messages/load-messages.ts';
import { temporaryMessage } from '../messages/shown-message.ts';
import { dispatch, myId, threadOf } from '../messenger-store.ts';
import { messengerTexts } from '../messenger-texts.ts';
import { changeDraft, draftOf, keyFor, returnDraft } from './drafts.ts';

const running = new Map<string, AbortController>();

/** Cancels a message that is being sent; its text and file return to the composer. */
export function cancelSending(key: string): void {
  running.get(key)?.abort();
}

/** A message needs text or a file, and a loaded user (docs/behaviour/messenger.md#sending). */
export const canSend = ({ text, file }: { text: string; file: File | null }): boolean =>
  (text.trim() !== '' || file !== null) && myId() > 0;

/**
 * Sends the draft of a conversation. A temporary message is shown at once and replaced by the server's. On failure it
 * is removed, a toast is shown, and the draft is restored.
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
  // A sent message is shown at the conversation's end.
  if (threadOf(conversationId).newer !== null) void loadEnd(conversationId);
  const localUrl = file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
  const temporary = temporaryMessage({ ...outgoing, me: { id: myId(), name } });
  const id = conversationId;
  dispatch('sendingStarted', { id, temporary: { ...temporary, ...(localUrl && { localUrl }) } });
  changeDraft(conversationId, { text: '', file: null, returned: null });
  try {
    const sent = await postMessage({
      ...outgoing,
      signal: control.signal,
      onProgress: (fraction) => dispatch('uploadProgressed', { id, key, fraction }),
    });
    if (sent) {
      dispatch('sent', { id, key, message: sent });
    } else {
      await catchUpMessages(id);
      dispatch('sendingEnded', { id, key });
    }
  } catch (error) {
    const cancelled = control.signal.aborted;
    if (cancelled) dispatch('sendingEnded', { id, key });
    // The server may have stored the message although the response was lost: then it has replaced the temporary one.
    if ((cancelled || isUnreachable(error)) && (await isDelivered(id, key))) return;
    dispatch('sendingEnded', { id, key });
    if (localUrl) URL.revokeObjectURL(localUrl);
    returnDraft(id, { key, text, file });
    if (!cancelled) showFailure(error);
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
