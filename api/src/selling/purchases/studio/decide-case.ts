import type { CaseState } from '@nibras/contract/selling/purchases/shapes.ts';
import type {
  CaseDecision,
  DecideCaseBody,
  PaymentCase,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { formatMoney } from '#platform/text/money.ts';
import { sendRefunds } from '#selling/gateways/index.ts';
import { solveCase } from '../solve-case.ts';

import { caseById } from './case-queries.ts';
import { presentCase } from './present.ts';

const decided: Record<CaseDecision, Exclude<CaseState, 'open'>> = {
  accept: 'accepted',
  refund: 'refunded',
  dismiss: 'dismissed',
};

/** One payment that does not fit. @throws AppError case-not-found */
export const readCase = async (db: Queryable, id: number): Promise<PaymentCase> =>
  presentCase(orThrow(await caseById(db, id), 'case-not-found'));

/**
 * Decides about a payment that does not fit, once.
 * @throws AppError case-not-found, nothing-to-decide, case-without-owner, refund-not-sent
 */
export async function decideCase(
  platform: Platform,
  { caller, id, decision }: { caller: Person; id: number; decision: DecideCaseBody },
): Promise<PaymentCase> {
  const { payment, purchase, by_hand: byHand } = await readCase(platform.db, id);
  if (decision.decision === 'refund' && byHand && !decision.sent) {
    throw new AppError('refund-not-sent');
  }
  const note = decision.note ?? '';
  const state = decided[decision.decision];
  await platform.db.transaction(async (tx) => {
    const refunds = await solveCase(platform, tx, { id, decision: state, note, by: caller.id });
    await sendRefunds(platform, tx, refunds);
    await writeEntry(tx, {
      person: caller.id,
      action: `case-${state}`,
      kind: 'purchase',
      itemId: purchase?.id ?? 0,
      name: purchase?.reference ?? '',
      details: {
        to: formatMoney(payment.amount, payment.currency),
        ...(purchase?.person && { name: purchase.person.name }),
        ...(note && { reason: note }),
      },
      now: platform.now(),
    });
  });
  return readCase(platform.db, id);
}
