import { transfers as limits } from '@nibras/contract/limits.ts';
import type {
  ChangeChannel,
  MakeChannel,
  StudioChannel,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { type NewEntry, writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { transferChannels } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type ChannelRow, channelRows, studioChannels } from './channels.ts';

type Services = Pick<Platform, 'db' | 'now'>;
type Entry = Omit<NewEntry, 'person' | 'kind' | 'now'>;
export interface ChangedChannels {
  channels: StudioChannel[];
  undo: number;
}

/** Runs one change of the channels at a time and writes it into the log. @throws AppError forbidden */
function change(
  { db, now }: Services,
  caller: Person,
  work: (tx: Transaction) => Promise<Entry>,
): Promise<ChangedChannels> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('transfer channels'))`);
    const entry = await work(tx);
    const undo = await writeEntry(tx, {
      person: caller.id,
      kind: 'channel',
      now: now(),
      ...entry,
    });
    return { channels: await studioChannels(tx), undo };
  });
}

async function channelOf(tx: Transaction, id: number): Promise<ChannelRow> {
  const rows = await channelRows(tx);
  return orThrow(
    rows.find((row) => row.id === id),
    'channel-not-found',
  );
}

const subject = (id: number, name: string) => ({ itemId: id, name, changed: [`channel:${id}`] });

/** Adds a channel at the end; it is switched on. @throws AppError too-many-items */
export const makeChannel = (services: Services, caller: Person, channel: MakeChannel) =>
  change(services, caller, async (tx) => {
    const rows = await channelRows(tx);
    if (rows.length >= limits.channels) throw new AppError('too-many-items');
    const position = Math.max(0, ...rows.map((row) => row.position + 1));
    const { id } = only(
      await tx
        .insert(transferChannels)
        .values({ ...channel, position })
        .returning({ id: transferChannels.id }),
    );
    return { action: 'channel-made', ...subject(id, channel.name), details: { undo: {} } };
  });

/** Changes what a channel says, or switches it on or off. @throws AppError channel-not-found */
export const changeChannel = (
  services: Services,
  caller: Person,
  { id, ...asked }: ChangeChannel & { id: number },
) =>
  change(services, caller, async (tx) => {
    const { name, number, words, active } = await channelOf(tx, id);
    const before = { name, number, words, active };
    const after = {
      name: asked.name ?? name,
      number: asked.number ?? number,
      words: asked.words ?? words,
      active: asked.active ?? active,
    };
    await tx.update(transferChannels).set(after).where(eq(transferChannels.id, id));
    const details = { ...(after.name !== name && { name }), undo: before };
    return { action: 'channel-changed', ...subject(id, after.name), details };
  });

/** Removes a channel; receipts keep its name. @throws AppError channel-not-found */
export const removeChannel = (services: Services, caller: Person, id: number) =>
  change(services, caller, async (tx) => {
    const { name } = await channelOf(tx, id);
    const deletedAt = services.now();
    await tx.update(transferChannels).set({ deletedAt }).where(eq(transferChannels.id, id));
    return { action: 'channel-removed', ...subject(id, name), details: { undo: {} } };
  });

/** Puts channels into an order: those that are not named keep theirs, behind them. */
async function orderChannels(tx: Transaction, wanted: readonly number[]): Promise<void> {
  await tx.execute(sql`update transfer_channels set position = placed.position from (
      select id, row_number() over (
        order by array_position(${sql.param([...wanted])}::int[], id) nulls last, position, id
      ) as position from transfer_channels
    ) placed where placed.id = transfer_channels.id`);
}

/** Orders the channels by hand. @throws AppError forbidden */
export const placeChannels = (services: Services, caller: Person, channels: number[]) =>
  change(services, caller, async (tx) => {
    const before = (await channelRows(tx)).map(({ id }) => id);
    await orderChannels(tx, channels);
    return {
      action: 'channels-ordered',
      itemId: 0,
      details: { undo: { before } },
      changed: ['channels:order'],
    };
  });

/** A change as the audit log has it (`Undoing` of the studio), with what its writer stored for the undo. */
interface Undoing<Data> {
  tx: Transaction;
  entry: { itemId: number };
  data: Data;
  now: Date;
}

const setChannel = (
  { tx, entry }: Undoing<unknown>,
  values: Partial<typeof transferChannels.$inferInsert>,
) => tx.update(transferChannels).set(values).where(eq(transferChannels.id, entry.itemId));

export async function undoMakeChannel(undoing: Undoing<object>): Promise<void> {
  await setChannel(undoing, { deletedAt: undoing.now });
}

export async function undoChangeChannel(
  undoing: Undoing<Pick<ChannelRow, 'name' | 'number' | 'words' | 'active'>>,
): Promise<void> {
  await setChannel(undoing, undoing.data);
}

export async function undoRemoveChannel(undoing: Undoing<object>): Promise<void> {
  await setChannel(undoing, { deletedAt: null });
}

export const undoOrderChannels = ({ tx, data }: Undoing<{ before: number[] }>): Promise<void> =>
  orderChannels(tx, data.before);
