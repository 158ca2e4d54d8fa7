import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { useRef, useState } from 'react';
import { serverMessage } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { ShownReply } from './discussion-list.ts';
import { postReply } from './queries.ts';
import { useMessageForm } from './use-message-form.ts';
import { usePicture } from './use-picture.ts';

/** Above every server id, so that pending replies sort last. */
const firstTemporaryId = 2 ** 40;
let temporaryCount = 0;

/** `randomUUID` exists only in secure contexts, so not on plain HTTP. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

interface ReplyOptions {
  discussionId: number;
  conversationId: number;
  /** See `postReply`. */
  seen?: number;
  /** The reply was stored; null when the server does not return the message. */
  onSent(sent: ParsedMessage | null, text: string): Promise<void>;
}

/**
 * Sends replies to a discussion. A reply is shown as pending at once; on failure it is removed with a toast and its
 * text returns to the form.
 */
export function useReply({ discussionId, conversationId, seen, onSent }: ReplyOptions) {
  const user = useSession((state) => state.user);
  const messageForm = useMessageForm(`reply:${conversationId}`);
  const picture = usePicture();
  const [pending, setPending] = useState<ShownReply[]>([]);
  // The key of a failed reply: resent unchanged it keeps its key, so that the server stores it once.
  const failed = useRef<{ text: string; file: File | null; key: string } | null>(null);

  async function send(text: string): Promise<void> {
    const sentPicture = picture.sent();
    const file = sentPicture?.file ?? null;
    const last = failed.current;
    const key = last?.text === text && last.file === file ? last.key : newKey();
    temporaryCount += 1;
    const me = {
      id: user?.id ?? 0,
      name: user?.name ?? '',
      profile_photo_url: user?.profile_photo_url ?? null,
    };
    const reply: ShownReply = {
      id: firstTemporaryId + temporaryCount,
      conversation_id: conversationId,
      user_id: me.id,
      body: text,
      file_url: null,
      file_name: null,
      file_type: null,
      file_size: null,
      created_at: new Date().toISOString(),
      created_date: '',
      user: me,
      client_key: key,
      pending: true,
    };
    setPending([reply]);
    messageForm.clear();
    try {
      const sent = await postReply({
        discussionId,
        conversationId,
        key,
        text,
        seen,
        picture: sentPicture,
        onProgress: picture.setProgress,
      });
      failed.current = null;
      picture.remove();
      await onSent(sent, text);
    } catch (error) {
      failed.current = { text, file, key };
      picture.fail(error);
      messageForm.restore(text);
      toast({
        variant: 'destructive',
        title: serverMessage(error) ?? 'حدث خطأ أثناء الإرسال',
        description: 'ما كتبته باقٍ في مكانه. حاول إرساله مرة أخرى.',
      });
    } finally {
      setPending([]);
    }
  }

  return { picture, messageForm: { ...messageForm, sending: pending.length > 0 }, pending, send };
}
