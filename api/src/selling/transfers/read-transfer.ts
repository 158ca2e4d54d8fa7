import type {
  TransferAction,
  TransferDetail,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { sellingSetup } from '#platform/selling/selling-setup.ts';
import { duplicatesOf } from './duplicates.ts';

import { pictureAddress, presentStudioTransfer, type Reader } from './present.ts';
import { caseOf, findTransfer, nextWaiting, othersOf, type ShownTransfer } from './queries.ts';

/** What a person may do with a receipt now. Only the newest of a purchase is reopened. */
function actionsOn(
  { transfer, first }: ShownTransfer,
  { caller, newest }: { caller: Person; newest: boolean },
): TransferAction[] {
  if (transfer.state === 'declined') return newest ? ['reopen'] : [];
  if (transfer.state !== 'waiting' && transfer.state !== 'asked') return [];
  return [...(first?.id === caller.id ? [] : ['approve' as const]), 'ask', 'decline'];
}

/**
 * A receipt with everything that a decision needs: its picture, the purchase, what it resembles, and what was sent before it.
 * @throws AppError transfer-not-found
 */
export async function readTransfer(
  platform: Platform,
  { caller, id, reader }: { caller: Person; id: number; reader: Reader },
): Promise<TransferDetail> {
  const { db } = platform;
  const row = orThrow(await findTransfer(db, id), 'transfer-not-found');
  const others = await othersOf(db, { id, purchase: row.purchase.id });
  const newest = others.every(({ transfer }) => transfer.id < id);
  return {
    ...presentStudioTransfer(row),
    picture: pictureAddress(platform, row.transfer.picture, reader),
    note: row.transfer.note,
    duplicates: await duplicatesOf(db, id),
    others: others.map(presentStudioTransfer),
    acts: actionsOn(row, { caller, newest }),
    two_approvers: (await sellingSetup(db)).twoApprovers,
    case: await caseOf(db, id),
    next: await nextWaiting(db, { after: id, person: caller.id }),
  };
}
