import { codeRequests, code as rules } from '@nibras/contract/limits.ts';
import { and, eq, lte } from 'drizzle-orm';
import { latestWritten } from '../database/clock-skew.ts';
import type { Transaction } from '../database/database.ts';
import { codes } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { networkOf } from '../http/origin/network-address.ts';
import { newCode, type Secrets } from '../secrets/secrets.ts';
import { tryAgainText } from '../wait-text.ts';
import { type Counted, lockAttempts, newestAttempts, recordAttempt } from './attempts.ts';
import type { CodePurpose } from './subjects.ts';

const hour = 60 * 60 * 1000;

interface CodeToMake {
  secrets: Secrets;
  purpose: CodePurpose;
  /** From `codeSubjects`; each has at most one valid code. */
  subject: string;
  /** The name entered at registration, which checking the code returns. */
  name?: string;
  /** The requesting network; none where an operator creates the code. */
  askedFrom?: string;
  now: Date;
}

/** The recipient and the requester of a code, by which the limits count. */
interface CodeRequest extends Pick<CodeToMake, 'purpose' | 'subject' | 'now'> {
  /** The e-mail address that the code is sent to. */
  address: string;
  /** The client's address: `request.ip`. */
  networkAddress: string;
}

type CodeToIssue = CodeRequest & Omit<CodeToMake, 'askedFrom'>;

/** Hashes a code for storage, bound to its purpose and subject. */
export const codeHash = (secrets: Secrets, purpose: CodePurpose, subject: string, text: string) =>
  secrets.sign('code', purpose, subject, text);

/** Replaces the subject's code without checking limits, for operators. @returns the digits */
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

/** Refuses when `limit` codes were sent within the last hour. */
async function refuseAbove(tx: Transaction, limit: number, counted: Counted, now: Date) {
  const oldest = (await newestAttempts(tx, counted, { count: limit, now }))[limit - 1];
  const wait = oldest ? oldest.getTime() + hour - now.getTime() : 0;
  if (wait <= 0) return;
  const retryAfter = wait / 1000;
  throw new AppError('too-many-requests', {
    retryAfter,
    message: `طُلبت أكواد كثيرة. ${tryAgainText(retryAfter)}`,
  });
}

/** The counts of a sent code: for its address, for the requesting network, and for both together. */
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
 * Refuses a code beyond the limits: 60 s after the last one, 5 an hour for an address and a network together (for the
 * address alone, a stranger could use up its codes), 15 an hour for an address, 20 an hour for a network, each counted
 * by purpose. A used code no longer counts for the 60 s. Requests with the same counts wait for each other until the
 * transaction ends.
 * @throws AppError 'code-too-soon' or 'too-many-requests', with the wait
 */
async function refuseTooManyCodes(tx: Transaction, request: CodeRequest): Promise<void> {
  const { purpose, subject, now } = request;
  const { toAddress, fromNetwork, toAddressFromNetwork } = countedFor(request);
  // Always in this order, to prevent deadlocks.
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
  await refuseAbove(tx, codeRequests.perHourPerAddress, toAddressFromNetwork, now);
  await refuseAbove(tx, codeRequests.perHourPerAddressInAll, toAddress, now);
  await refuseAbove(tx, codeRequests.perHourPerNetworkAddress, fromNetwork, now);
}

/**
 * Replaces the subject's code, within the limits.
 * @returns the six digits, to be mailed and not stored
 * @throws AppError 'code-too-soon' or 'too-many-requests', with the wait
 */
export async function issueCode(tx: Transaction, request: CodeToIssue): Promise<string> {
  await refuseTooManyCodes(tx, request);
  for (const counted of Object.values(countedFor(request))) {
    await recordAttempt(tx, counted, request.now);
  }
  return replaceCode(tx, { ...request, askedFrom: networkOf(request.networkAddress) });
}
