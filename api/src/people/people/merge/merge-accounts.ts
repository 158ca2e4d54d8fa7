import { eq, sql } from 'drizzle-orm';
import { factsChanged } from '#learning/completion/index.ts';
import { endSessions, type PersonRow } from '#people/auth/index.ts';
import { queuePhotoRemoval } from '#people/profile/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { emailAliases, people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type AccountServices, changeAccount, lockPerson } from '../change-account.ts';
import { mergedMail } from '../mails.ts';
import { moveReferences } from './move-references.ts';
import { renameAuthor } from './rename-author.ts';
import { uniteQuestions } from './unite-questions.ts';
import { uniteRows } from './unite-rows.ts';

interface Merge {
  caller: Person;
  /** The account that stays. */
  keep: number;
  /** The account that ends in it. */
  remove: number;
  /** Whether its address signs in to the account that stays. */
  alias: boolean;
  /** Whether both addresses are mailed. */
  tell: boolean;
}

/** What the account that stays takes over where it has nothing of its own; its address, role and password stay. */
const united = (kept: PersonRow, gone: PersonRow) => ({
  phoneNumber: kept.phoneNumber ?? gone.phoneNumber,
  photoPath: kept.photoPath ?? gone.photoPath,
  title: kept.title ?? gone.title,
  bio: kept.bio ?? gone.bio,
  mailDigest: gone.mailDigest === 'off' ? gone.mailDigest : kept.mailDigest,
  lastSeenAt: sql`greatest(${people.lastSeenAt}, ${gone.lastSeenAt?.toISOString() ?? null}::timestamptz)`,
  createdAt: sql`least(${people.createdAt}, ${gone.createdAt.toISOString()}::timestamptz)`,
});

/** Codes for the account's own changes; a sign-in code of its address stays valid. */
const deleteCodes = (tx: Transaction, person: number) =>
  tx.execute(sql`delete from codes
    where purpose <> 'sign-in' and split_part(subject, ' ', 1) = ${String(person)}`);

/**
 * Merges two accounts of one person in one transaction: everything that refers to the one that ends refers to the one
 * that stays afterwards, and what can exist only once is united. It cannot be undone.
 * @throws AppError person-not-found, own-account for merging one's own account away or into itself, last-admin;
 *   person-suspended where only one of the two is
 */
export async function mergeAccounts(
  platform: AccountServices,
  { caller, keep, remove, alias, tell }: Merge,
): Promise<void> {
  const { mailer, settings } = platform;
  if (remove === caller.id || remove === keep) throw new AppError('own-account');
  const account = { caller, id: keep, own: true };
  await changeAccount(platform, account, async (tx, kept) => {
    const gone = await lockPerson(tx, remove);
    if ((kept.suspendedAt === null) !== (gone.suspendedAt === null)) {
      throw new AppError('person-suspended');
    }
    await endSessions(tx, platform, { personId: remove, all: true, now: platform.now() });
    await deleteCodes(tx, remove);
    await uniteQuestions(tx, { keep, remove });
    await uniteRows(tx, { keep, remove });
    await moveReferences(tx, { keep, remove });
    await renameAuthor(tx, { keep, remove });
    await factsChanged(platform, tx, { person: keep });
    await tx.delete(people).where(eq(people.id, remove));
    await tx.update(people).set(united(kept, gone)).where(eq(people.id, keep));
    if (alias) await tx.insert(emailAliases).values({ personId: keep, email: gone.email });
    if (kept.photoPath !== null) await queuePhotoRemoval(tx, platform, gone.photoPath);
    const about = { settings: settings(), kept: kept.email, removed: gone.email, alias };
    for (const to of tell ? [kept.email, gone.email] : []) {
      await mailer.send(tx, mergedMail({ ...about, to }));
    }
    const details = { name: gone.name, from: gone.email };
    const entry = { action: 'people-merged' as const, details };
    return { result: undefined, entry, admins: gone.role === 'admin' };
  });
}
