import { dayOf } from '#platform/day-times.ts';
import { messageKey, type ShownMessage } from './shown-message.ts';

/** A message with its place among its neighbours: day, unread line and group. */
export interface MessageRow {
  key: string;
  message: ShownMessage;
  own: boolean;
  /** The first of its day. */
  opensDay: boolean;
  /** The first that was unread when the conversation was opened. */
  opensUnread: boolean;
  /** The first and the last of a group of consecutive messages of one sender. */
  first: boolean;
  last: boolean;
}

/** Messages of one sender at most this far apart (ms) form a group. */
const groupGap = 5 * 60 * 1000;

interface RowOptions {
  me: number;
  readUpTo: number | null;
  timeZone: string;
}

/** The rows of a conversation, with the first of each day, the unread line and the groups of one sender. */
export function messageRows(
  messages: readonly ShownMessage[],
  { me, readUpTo, timeZone }: RowOptions,
): MessageRow[] {
  let day = '';
  let lineDrawn = readUpTo === null;
  const rows: MessageRow[] = [];
  for (const message of messages) {
    const sentAt = Date.parse(message.created_at);
    const messageDay = dayOf(sentAt, timeZone);
    const own = message.user_id === me;
    const opensDay = messageDay !== '' && messageDay !== day;
    const opensUnread = !lineDrawn && !own && message.id > (readUpTo ?? 0);
    if (opensDay) day = messageDay;
    if (opensUnread) lineDrawn = true;
    const previous = rows.at(-1);
    const joins =
      previous !== undefined &&
      !opensDay &&
      !opensUnread &&
      previous.message.user_id === message.user_id &&
      !(sentAt - Date.parse(previous.message.created_at) > groupGap);
    if (joins) previous.last = false;
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
