import type { ParsedConversation, ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { unspecified } from '#platform/format.ts';
import { messengerTexts } from '../messenger-texts.ts';

const nobody = { id: 0, name: '', profile_photo_url: null, isOnline: false, last_seen_at: null };

/** The other participant of a conversation, with a fallback name. */
export function partnerOf({ participants }: Pick<ParsedConversation, 'participants'>, me: number) {
  const partner = participants.find(({ id }) => id !== me) ?? nobody;
  return { ...partner, name: partner.name || 'مستخدم' };
}

type Named = { id: number; name: string };

export const lectureLabel = ({ id, name }: Named): string =>
  name || (id > 0 ? wording`محاضرة ${id}` : unspecified);

export const courseLabel = ({ id, name }: Named): string =>
  name || (id > 0 ? wording`كورس ${id}` : unspecified);

type WithFile = Pick<ParsedMessage, 'file_name' | 'file_url'>;

export const fileLabel = ({ file_name }: WithFile): string => file_name || 'ملف مرفق';

/** What the list shows as a conversation's newest text: its last message, else the question that began it. */
export function newestText({
  last_message: last,
  question,
}: Pick<ParsedConversation, 'last_message' | 'question'>): {
  text: string;
  /** 0 if unknown. */
  user_id: number;
  isFile: boolean;
} {
  if (last) {
    return { text: last.body || fileLabel(last), user_id: last.user_id, isFile: !last.body };
  }
  if (question) return { text: question.text, user_id: question.user_id, isFile: false };
  return { text: messengerTexts.noMessages, user_id: 0, isFile: false };
}

const pictureName = /\.(jpe?g|png|gif|webp)$/i;

/** Decides by the MIME type when there is one, else by the file extension (docs/behaviour/messenger.md#attachments). */
export const isPicture = (message: {
  file_type: string | null;
  file_name: string | null;
}): boolean => message.file_type?.startsWith('image/') ?? pictureName.test(message.file_name ?? '');
