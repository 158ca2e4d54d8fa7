import type { TransferChannel } from '@nibras/contract/selling/transfers/shapes.ts';
import type { StudioChannel } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { transferChannels } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';

export type ChannelRow = typeof transferChannels.$inferSelect;

/** Whether people can use it: it is switched on, and says where the money goes. */
const isOffered = ({ active, kind, number, words }: ChannelRow): boolean =>
  active && (kind === 'cash' ? number !== '' || words !== '' : number !== '');

/** All channels that are not removed, in the provider's order. */
export const channelRows = (db: Queryable): Promise<ChannelRow[]> =>
  db
    .select()
    .from(transferChannels)
    .where(isNull(transferChannels.deletedAt))
    .orderBy(asc(transferChannels.position), asc(transferChannels.id));

const presentChannel = ({ id, kind, name, number, words }: ChannelRow): TransferChannel => ({
  id,
  kind,
  name,
  number,
  words,
});

/** Where people can transfer money to now; none where transfers are switched off. */
export async function offeredChannels(db: Queryable): Promise<TransferChannel[]> {
  return (await channelRows(db)).filter(isOffered).map(presentChannel);
}

/** Every channel, as the provider sees it. */
export async function studioChannels(db: Queryable): Promise<StudioChannel[]> {
  return (await channelRows(db)).map((row) => ({
    ...presentChannel(row),
    active: row.active,
    offered: isOffered(row),
  }));
}

/** A channel that people can use. @throws AppError channel-not-found */
export async function offeredChannel(db: Queryable, id: number): Promise<ChannelRow> {
  const [row] = await db
    .select()
    .from(transferChannels)
    .where(and(eq(transferChannels.id, id), isNull(transferChannels.deletedAt)));
  if (!row || !isOffered(row)) throw new AppError('channel-not-found');
  return row;
}
