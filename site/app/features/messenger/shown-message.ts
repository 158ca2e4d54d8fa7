import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';

/** A message as it stands in a conversation: from the server, or still on its way there. */
export interface ShownMessage extends ParsedMessage {
  /** Not confirmed by the server yet; its id is none of the server's. */
  is_temp?: boolean;
  /** Carries a file that is on its way. */
  isLoading?: boolean;
  /** Of the file, 0 to 1. */
  progress?: number;
  /** A picture as this tab has it, so that who sent it need not fetch it back. */
  localUrl?: string;
}

/** Temporary ids are above every id of the server's, so that what is on its way stands last. */
const firstTemporaryId = 2 ** 40;
let temporaries = 0;

export interface Outgoing {
  conversationId: number;
  key: string;
  text: string;
  file: File | null;
  me: { id: number; name: string };
}

/** What stands in the conversation until the server has answered. */
export function temporaryMessage({ conversationId, key, text, file, me }: Outgoing): ShownMessage {
  temporaries += 1;
  return {
    id: firstTemporaryId + temporaries,
    conversation_id: conversationId,
    user_id: me.id,
    body: text || null,
    file_url: null,
    file_name: file?.name ?? null,
    file_type: file?.type || null,
    file_size: file?.size ?? null,
    created_at: new Date().toISOString(),
    created_date: '',
    user: { id: me.id, name: me.name, profile_photo_url: null },
    client_key: key,
    is_temp: true,
    ...(file && { isLoading: true, progress: 0 }),
  };
}

/** The same for a message before and after the server has confirmed it. */
export const messageKey = ({ client_key, user_id, id }: ShownMessage): string =>
  client_key ? `${user_id}:${client_key}` : String(id);
