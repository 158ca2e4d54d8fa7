import type { CertificateNames } from '@nibras/contract/learning/certificates/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { tookFromQuota } from '#platform/codes/quota.ts';
import type { Queryable } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { drawableName, lostCharacters } from '#platform/typst/drawable.ts';
import { issueWaitingOf } from './issue-waiting.ts';
import { requireDrawable } from './require-drawable.ts';

const day = 24 * 60 * 60 * 1000;

/** The names that a person's certificates may carry: the own choice, or that of the account. */
export async function namesOf(db: Queryable, person: number): Promise<CertificateNames> {
  const [row] = await db
    .select({ chosen: people.certificateName, account: people.name })
    .from(people)
    .where(eq(people.id, person));
  const { chosen, account } = row ?? { chosen: null, account: '' };
  const name = chosen ?? account;
  return {
    chosen,
    account,
    printable: drawableName(name) !== null,
    unprintable: lostCharacters(name),
  };
}

/**
 * Sets the name of the certificates to come, and issues those that waited for it; those that there are keep theirs.
 * @param name null for the account's name
 * @throws AppError invalid-input for a name that the paper cannot show, too-many-requests
 */
export async function chooseName(
  platform: Platform,
  { person, name }: { person: number; name: string | null },
): Promise<CertificateNames> {
  if (name !== null) requireDrawable(name);
  return platform.db.transaction(async (tx) => {
    const quota = { most: limits.nameChangesPerDay, within: day };
    const counted = { kind: 'certificate-name', subject: String(person) };
    if (!(await tookFromQuota(tx, counted, quota, platform.now()))) {
      const message = 'غيّرت الاسم مرات كثيرة اليوم. حاول مرة أخرى غدًا.';
      throw new AppError('too-many-requests', { message });
    }
    await tx.update(people).set({ certificateName: name }).where(eq(people.id, person));
    await issueWaitingOf(platform, tx, person);
    return namesOf(tx, person);
  });
}
