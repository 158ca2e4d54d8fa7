import type { ParsedConversation, ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { unspecified } from '#platform/format.ts';

const nobody = { id: 0, name: '', profile_photo_url: null, isOnline: false, last_seen_at: null };

/** The other person of a conversation, with the fallback of a name. */
export function partnerOf({ participants }: Pick<ParsedConversation, 'participants'>, me: number) {
  const partner = participants.find(({ id }) => id !== me) ?? nobody;
  return { ...partner, name: partner.name || 'مستخدم' };
}

type Named = { id: number; name: string };

export const lectureLabel = ({ id, name }: Named): string =>
  name || (id > 0 ? `محاضرة ${id}` : unspecified);

export const courseLabel = ({ id, name }: Named): string =>
  name || (id > 0 ? `كورس ${id}` : unspecified);

type WithFile = Pick<ParsedMessage, 'file_name' | 'file_url'>;

export const fileLabel = ({ file_name }: WithFile): string => file_name || 'ملف مرفق';

/** What the list shows of a conversation's last message. */
export function lastWords(message: ParsedMessage | null): string {
  if (!message) return 'لا توجد رسائل بعد';
  return message.body ?? fileLabel(message);
}

const pictureName = /\.(jpe?g|png|gif|webp)$/i;

/** Recognised by the type where one is told, else by the ending (docs/behaviour/messenger.md#attachments). */
export const isPicture = (message: {
  file_type: string | null;
  file_name: string | null;
}): boolean => message.file_type?.startsWith('image/') ?? pictureName.test(message.file_name ?? '');
