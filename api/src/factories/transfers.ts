import { randomBytes, randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { transferChannels, transfers } from '#platform/database/schema/index.ts';
import { unique } from './unique.ts';

/** A channel that is offered: a telephone's wallet, unless something else is said. */
export async function makeTransferChannel(
  db: Queryable,
  values: Partial<typeof transferChannels.$inferInsert> = {},
) {
  const number = `010${String(unique()).padStart(8, '0')}`;
  return only(
    await db
      .insert(transferChannels)
      .values({ kind: 'vodafone-cash', name: 'فودافون كاش', number, ...values })
      .returning(),
  );
}

type NewTransfer = Partial<typeof transfers.$inferInsert> & { purchaseId: number };

/** A white picture in small. */
const white = deflateRawSync(Buffer.alloc(160 * 320, 255));

/** A receipt that waits, with the marks of a picture like no other; the picture itself is not stored. */
export async function makeTransfer(db: Queryable, values: NewTransfer) {
  return only(
    await db
      .insert(transfers)
      .values({
        channelName: 'فودافون كاش',
        picture: `private/sent/${randomUUID()}/receipt.jpg`,
        pictureSha256: randomBytes(32),
        pictureHash: randomBytes(8).readBigInt64BE(),
        pictureSmall: white,
        pictureRatio: 462,
        ...values,
      })
      .returning(),
  );
}
