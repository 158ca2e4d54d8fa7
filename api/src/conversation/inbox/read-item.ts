import type { InboxDetail } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { detailRow, type ItemInput } from './detail-query.ts';
import { kinds } from './kinds.ts';
import { presentDetail } from './present.ts';
import { readThread } from './thread-query.ts';

/** One order or message with all that happened to it. @throws AppError order-not-found, message-not-found */
export async function readInboxItem(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  input: ItemInput,
): Promise<InboxDetail> {
  const row = orThrow(await detailRow(db, { ...input, now: now() }), kinds[input.kind].missing);
  return presentDetail(row, await readThread(db, input));
}
