import { messageKey, type ShownMessage } from './shown-message.ts';
import { dayOf } from './times.ts';

/** A message with what stands above it and how it joins its neighbours. */
export interface MessageRow {
  key: string;
  message: ShownMessage;
  own: boolean;
  /** The first of its day. */
  opensDay: boolean;
  /** The first that was unread when the conversation was opened. */
  opensUnread: boolean;
  /** The first and the last of what one person wrote in one go. */
  first: boolean;
  last: boolean;
}

/** What one person writes within this stands together. */
const oneGo = 5 * 60 * 1000;

interface Reading {
  me: number;
  readUpTo: number | null;
  timeZone: string;
}

/** The rows of a conversation: its messages under their days, the unread line, and who wrote in one go. */
export function messageRows(
  messages: readonly ShownMessage[],
  { me, readUpTo, timeZone }: Reading,
): MessageRow[] {
  let day = '';
  let lineDrawn = readUpTo === null;
  const rows: MessageRow[] = [];
  for (const message of messages) {
    const moment = Date.parse(message.created_at);
    const its = dayOf(moment, timeZone);
    const own = message.user_id === me;
    const opensDay = its !== '' && its !== day;
    const opensUnread = !lineDrawn && !own && message.id > (readUpTo ?? 0);
    if (opensDay) day = its;
    if (opensUnread) lineDrawn = true;
    const before = rows.at(-1);
    const joins =
      before !== undefined &&
      !opensDay &&
      !opensUnread &&
      before.message.user_id === message.user_id &&
      !(moment - Date.parse(before.message.created_at) > oneGo);
    if (joins) before.last = false;
    rows.push({
      key: messageKey(message),
      message,
      own,
      opensDay,
      opensUnread,
      first: !joins,
      last: true,
    });
  }
  return rows;
}
