import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { useRef, useState } from 'react';
import { serverMessage } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { ShownReply } from './discussion-list.ts';
import { postReply } from './queries.ts';
import { useWriting } from './use-writing.ts';

/** Above every id of the server's, so that what is on its way stands last. */
const firstTemporaryId = 2 ** 40;
let temporaries = 0;

/** Not `randomUUID`: a browser has none on an address without TLS that is not its own. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

interface ReplyOptions {
  conversationId: number;
  /** The server has it; null where it keeps the sent message to itself. */
  onSent(sent: ParsedMessage | null, text: string): Promise<void>;
}

/**
 * Sends replies to a discussion. A reply stands in the thread at once; when it could not be sent it goes again, with a
 * word about it, and its text returns to where it was typed.
 */
export function useReply({ conversationId, onSent }: ReplyOptions) {
  const user = useSession((state) => state.user);
  const writing = useWriting(`reply:${conversationId}`);
  const [waiting, setWaiting] = useState<ShownReply[]>([]);
  // The name of what failed: sent again unchanged, the server knows it for the same.
  const failed = useRef<{ text: string; key: string } | null>(null);

  async function send(sending: string): Promise<void> {
    const key = failed.current?.text === sending ? failed.current.key : newKey();
    temporaries += 1;
    const me = {
      id: user?.id ?? 0,
      name: user?.name ?? '',
      profile_photo_url: user?.profile_photo_url ?? null,
    };
    const reply: ShownReply = {
      id: firstTemporaryId + temporaries,
      conversation_id: conversationId,
      user_id: me.id,
      body: sending,
      file_url: null,
      file_name: null,
      file_type: null,
      file_size: null,
      created_at: new Date().toISOString(),
      created_date: '',
      user: me,
      client_key: key,
      waiting: true,
    };
    setWaiting([reply]);
    writing.clear();
    try {
      const sent = await postReply({ conversationId, key, text: sending });
      failed.current = null;
      await onSent(sent, sending);
    } catch (error) {
      failed.current = { text: sending, key };
      writing.giveBack(sending);
      toast({
        variant: 'destructive',
        title: serverMessage(error) ?? 'حدث خطأ أثناء الإرسال',
        description: 'ما كتبته باقٍ في مكانه. حاول إرساله مرة أخرى.',
      });
    } finally {
      setWaiting([]);
    }
  }

  return { writing: { ...writing, sending: waiting.length > 0 }, waiting, send };
}
