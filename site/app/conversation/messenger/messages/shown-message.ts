import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';

/** A message in a conversation: from the server, or temporary while it is being sent. */
export interface ShownMessage extends ParsedMessage {
  /** Not confirmed by the server yet; its id is local. */
  is_temp?: boolean;
  /** Its file is being uploaded. */
  isLoading?: boolean;
  /** Uploaded fraction of the file, 0 to 1. */
  progress?: number;
  /** Object URL of the picture in this tab, so that its sender need not download it. */
  localUrl?: string;
}

/** Temporary ids are above every server id, so that messages being sent sort last. */
const firstTemporaryId = 2 ** 40;
let temporaryCount = 0;

export interface Outgoing {
  conversationId: number;
  key: string;
  text: string;
  file: File | null;
  me: { id: number; name: string };
}

/** Creates the message that is shown until the server has responded. */
export function temporaryMessage({ conversationId, key, text, file, me }: Outgoing): ShownMessage {
  temporaryCount += 1;
  return {
    id: firstTemporaryId + temporaryCount,
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

/** A key that stays the same when the server confirms a temporary message. */
export const messageKey = ({ client_key, user_id, id }: ShownMessage): string =>
  client_key ? `${user_id}:${client_key}` : String(id);
