import { code as rules } from '@nibras/contract/limits.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { codes } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { networkOf } from '../http/network-address.ts';
import { newCode, type Secrets } from '../secrets/secrets.ts';
import { tryAgainText } from '../wait-text.ts';
import { type Counted, lockAttempts, newestAttempts, recordAttempt } from './attempts.ts';
import { latestWritten } from './clock-skew.ts';
import type { CodePurpose } from './subjects.ts';

const hour = 60 * 60 * 1000;

interface CodeToMake {
  secrets: Secrets;
  purpose: CodePurpose;
  /** From `codeSubjects`; it has one live code. */
  subject: string;
  /** What checking the code brings back: the name that was given at registration. */
  name?: string;
  /** The network that asks for it; none where an operator does. */
  askedFrom?: string;
  now: Date;
}

/** Whom a code is for and who asks for it: what the limits are counted by. */
interface CodeRequest extends Pick<CodeToMake, 'purpose' | 'subject' | 'now'> {
  /** The e-mail address that the code is sent to. */
  address: string;
  /** Who asks: `request.ip`. */
  networkAddress: string;
}

type CodeToIssue = CodeRequest & Omit<CodeToMake, 'askedFrom'>;

/** The only form in which a code is kept, bound to what it is for. */
export const codeHash = (secrets: Secrets, purpose: CodePurpose, subject: string, text: string) =>
  secrets.sign('code', purpose, subject, text);

/** Makes a code in place of the subject's older one, whatever was sent before: for operators. */
export async function replaceCode(
  tx: Transaction,
  { secrets, purpose, subject, name, askedFrom, now }: CodeToMake,
): Promise<string> {
  const text = newCode(rules.length);
  const row = {
    codeHash: codeHash(secrets, purpose, subject, text),
    askedFrom: askedFrom ?? null,
    wrongTries: 0,
    wrongTriesElsewhere: 0,
    name: name ?? null,
    expiresAt: new Date(now.getTime() + rules.lifetime),
    createdAt: now,
  };
  await tx
    .insert(codes)
    .values({ purpose, subject, ...row })
    .onConflictDoUpdate({ target: [codes.purpose, codes.subject], set: row });
  return text;
}

/** Refuses when `most` codes went out within the last hour. */
async function refuseAbove(tx: Transaction, most: number, counted: Counted, now: Date) {
  const oldest = (await newestAttempts(tx, counted, { count: most, now }))[most - 1];
  const wait = oldest ? oldest.getTime() + hour - now.getTime() : 0;
  if (wait <= 0) return;
  const retryAfter = wait / 1000;
  throw new AppError('too-many-requests', {
    retryAfter,
    message: `طُلبت أكواد كثيرة. ${tryAgainText(retryAfter)}`,
  });
}

/** What is counted when a code is sent: for its address, for the network that asks, and for both together. */
function countedFor({ purpose, address, networkAddress }: CodeRequest) {
  const network = networkOf(networkAddress);
  return {
    toAddress: { kind: `code-sent:${purpose}`, subject: address },
    fromNetwork: { kind: `code-sent-from:${purpose}`, subject: network },
    toAddressFromNetwork: {
      kind: `code-sent-to-from:${purpose}`,
      subject: `${address} ${network}`,
    },
  };
}

/**
 * Refuses a code beyond the limits: 60 s after the last one, 5 an hour for an address and a network together (counted
 * for the address alone, a stranger could leave it none), 15 an hour an address, 20 an hour a network address, each
 * counted by purpose. A code that was used up no longer counts for the 60 s. Those who count the same wait for each
 * other until the transaction ends.
 * @throws AppError 'code-too-soon' or 'too-many-requests', with the wait
 */
async function refuseTooManyCodes(tx: Transaction, given: CodeRequest): Promise<void> {
  const { purpose, subject, now } = given;
  const { toAddress, fromNetwork, toAddressFromNetwork } = countedFor(given);
  // Always in this order, so that two who wait for each other cannot come about.
  await lockAttempts(tx, toAddress);
  await lockAttempts(tx, fromNetwork);

  const [live] = await tx
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.subject, subject),
        lte(codes.createdAt, latestWritten(now)),
      ),
    );
  const wait = live ? live.createdAt.getTime() + rules.resendAfter - now.getTime() : 0;
  if (wait > 0) throw new AppError('code-too-soon', { retryAfter: wait / 1000 });
  await refuseAbove(tx, rules.perHourPerAddress, toAddressFromNetwork, now);
  await refuseAbove(tx, rules.perHourPerAddressInAll, toAddress, now);
  await refuseAbove(tx, rules.perHourPerNetworkAddress, fromNetwork, now);
}

/**
 * Makes a code in place of the subject's older one, within the limits.
 * @returns the six digits, to be mailed and kept nowhere
 * @throws AppError 'code-too-soon' or 'too-many-requests', with the wait
 */
export async function issueCode(tx: Transaction, given: CodeToIssue): Promise<string> {
  await refuseTooManyCodes(tx, given);
  for (const counted of Object.values(countedFor(given))) {
    await recordAttempt(tx, counted, given.now);
  }
  return replaceCode(tx, { ...given, askedFrom: networkOf(given.networkAddress) });
}
