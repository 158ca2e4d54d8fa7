import type { AnswerBody, InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inboxMails } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { answeredBefore } from '#platform/http/answered-before.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { kinds } from './kinds.ts';
import { type LockedItem, lockItems } from './lock-items.ts';
import { answerMail } from './mails.ts';
import { markLocked, requireState } from './mark-items.ts';

import { referTo } from './refer-to.ts';

interface AnswerItem {
  caller: Person;
  kind: InboxKind;
  id: number;
  answer: AnswerBody;
}

/** The newest answer that the writer has not seen; null for none. */
async function unseenAnswer(tx: Transaction, { kind, id, answer }: AnswerItem) {
  const [row] = await tx
    .select({ by: inboxMails.personId, at: inboxMails.createdAt })
    .from(inboxMails)
    .where(
      and(
        sql`${kinds[kind].reference} = ${id}`,
        eq(inboxMails.automatic, false),
        gt(inboxMails.id, answer.seen),
      ),
    )
    .orderBy(desc(inboxMails.id))
    .limit(1);
  return row ?? null;
}

const wasSent = async (tx: Transaction, key: string) =>
  (await tx.$count(inboxMails, eq(inboxMails.key, key))) > 0;

async function send(
  { mailer, settings }: Pick<Platform, 'mailer' | 'settings'>,
  tx: Transaction,
  { caller, kind, id, answer, item, now }: AnswerItem & { item: LockedItem; now: Date },
): Promise<void> {
  const mail = answerMail({ settings: settings(), kind, item, body: answer.body });
  await tx.insert(inboxMails).values({
    ...referTo(kind, id),
    personId: caller.id,
    subject: mail.subject,
    body: answer.body,
    key: answer.key,
    mailId: await mailer.send(tx, mail),
    createdAt: now,
  });
  const entry = { person: caller.id, kind, itemId: id, name: item.name, now };
  await writeEntry(tx, { ...entry, action: 'inbox-answered' });
}

/**
 * Mails an answer to the sender of an order or message, whose reply goes to the provider, and marks it, in one
 * transaction. An answer whose key was sent before is not sent again.
 * @returns the log's entry of the mark; null where the state did not change
 * @throws AppError order-not-found, message-not-found, invalid-input, answered-meanwhile
 */
export async function answerItem(
  platform: Pick<Platform, 'db' | 'mailer' | 'now' | 'settings'>,
  input: AnswerItem,
): Promise<{ undo: number | null }> {
  const { caller, kind, id, answer } = input;
  if (answer.state !== null) requireState(kind, answer.state);
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const [locked] = await lockItems(tx, { caller, kind, ids: [id] });
    const item = orThrow(locked, kinds[kind].missing);
    if (await wasSent(tx, answer.key)) return { undo: null };
    const first = await unseenAnswer(tx, input);
    if (first) {
      const { timeZone } = platform.settings();
      throw await answeredBefore(tx, {
        code: 'answered-meanwhile',
        as: 'answered',
        first,
        timeZone,
      });
    }
    await send(platform, tx, { ...input, item, now });
    const { state } = answer;
    if (state === null) return { undo: null };
    return markLocked(tx, { caller, kind, items: [item], state, now });
  });
}
