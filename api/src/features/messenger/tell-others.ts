import { notifyAnew } from '#features/notifications/index.ts';
import { pushMessage } from '#features/push/index.ts';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { presentMessage } from './present.ts';
import type { MessageRow, Talk } from './queries.ts';

export interface Sent {
  row: MessageRow;
  talk: Talk;
  fileBase: string;
  /** The socket of the tab that sent it: the answer tells that one. */
  exceptSocket: string | null;
}

const othersOf = ({ row, talk }: Pick<Sent, 'row' | 'talk'>) =>
  talk.people.map(({ id }) => id).filter((id) => id !== row.writer.id);

/**
 * A reply in a question's conversation leaves a notice; further ones take its place until it is read. It is no news
 * to who has the conversation in front.
 */
async function leaveNotices(platform: Platform, tx: Queryable, { row, talk }: Sent) {
  if (!talk.about) return;
  const looking = await platform.realtime.lookingAt(row.message.conversationId);
  const data = { ...talk.about, personId: row.writer.id, personName: row.writer.name };
  await notifyAnew(
    platform,
    tx,
    othersOf({ row, talk }).map((personId) => ({
      personId,
      type: 'App\\Notifications\\DiscussionReplied',
      data,
      seen: looking.has(personId),
    })),
    'discussionId',
  );
}

/** Tells open tabs: every other person's, and the writer's own other ones. Files get each reader's own address. */
function tellTabs(platform: Platform, { row, talk, fileBase, exceptSocket }: Sent) {
  const { realtime } = platform;
  const asReadBy = (personId: number) => {
    const message = presentMessage(platform, row, { personId, fileBase });
    return { message, user: message.user };
  };
  for (const personId of othersOf({ row, talk })) {
    realtime.emit([personId], 'new-message', asReadBy(personId));
  }
  const writer = row.writer.id;
  realtime.emit([writer], 'message-sent', asReadBy(writer), { exceptSocket });
}

const isPushed = (talk: Talk, writer: number) =>
  talk.people.some(({ id, pushed }) => pushed && id !== writer);

/** Whether a message leaves more in the database than itself: then all of that is one transaction. */
export const leavesMore = (talk: Talk, writer: number): boolean =>
  talk.about !== null || isPushed(talk, writer);

/**
 * Everything that others learn of a message, and how: a notice and a push are part of the message's transaction, and
 * open tabs hear of it once that has committed.
 */
export async function tellOthers(platform: Platform, tx: Queryable, sent: Sent): Promise<void> {
  if (sent.talk.people.length > 1) await leaveNotices(platform, tx, sent);
  if (isPushed(sent.talk, sent.row.writer.id)) await pushMessage(platform, tx, sent.row.message);
  await afterCommit(tx, () => tellTabs(platform, sent));
}
