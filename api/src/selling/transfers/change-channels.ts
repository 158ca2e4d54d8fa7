import { transfers as limits } from '@nibras/contract/limits.ts';
import type {
  ChangeChannel,
  MakeChannel,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { max } from 'drizzle-orm';
import { recordChange } from '#platform/audit/record-change.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import { transferChannels } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { setPositions } from '#platform/resource/order.ts';
import { trackedRows } from '#platform/resource/tracked-rows.ts';
import { channelRows } from './channels.ts';

type Services = Pick<Platform, 'db' | 'now'>;
type Undone = Promise<{ undo: number }>;

/** A removed channel stays in the trash for ever, because receipts name it. */
export const trackedChannels = trackedRows({
  kind: 'channel',
  table: transferChannels,
  columns: ['kind', 'name', 'number', 'words', 'active', 'deletedAt'],
  name: 'name',
  missing: 'channel-not-found',
});

/** Adds a channel at the end; it is switched on. @throws AppError too-many-items */
export const createChannel = (services: Services, caller: Person, channel: MakeChannel): Undone =>
  trackedChannels.create(services, { caller, action: 'channel-made' }, async (tx) => {
    const rows = await channelRows(tx);
    if (rows.length >= limits.channels) throw new AppError('too-many-items');
    const [last] = await tx
      .select({ position: max(transferChannels.position) })
      .from(transferChannels);
    const row = { ...channel, active: true, deletedAt: null };
    return { row, more: { position: (last?.position ?? -1) + 1 } };
  });

/** Changes what a channel says, or switches it on or off. @throws AppError channel-not-found */
export const changeChannel = (
  services: Services,
  caller: Person,
  { id, ...input }: ChangeChannel & { id: number },
): Undone =>
  trackedChannels.change(services, { caller, id, action: 'channel-changed' }, async (before) => ({
    row: {
      name: input.name ?? before.name,
      number: input.number ?? before.number,
      words: input.words ?? before.words,
      active: input.active ?? before.active,
    },
  }));

/** Removes a channel; receipts keep its name. @throws AppError channel-not-found */
export const removeChannel = (services: Services, caller: Person, id: number): Undone =>
  trackedChannels.change(
    services,
    { caller, id, action: 'channel-removed' },
    async (_before, _tx, now) => ({ row: { deletedAt: now.toISOString() } }),
  );

/** Undoes a removal, also one that stored nothing of the channel. */
export const undoRemoveChannel = ({ data, ...undoing }: Undoing): Promise<void> =>
  trackedChannels.undoChange({ ...undoing, data: { deletedAt: null, ...data } });

/** Orders the channels by hand: those that are not named keep their order, behind the others. */
export const placeChannels = (services: Services, caller: Person, ids: number[]): Undone =>
  recordChange(services, { caller, queue: trackedChannels.queue }, async (tx) => {
    const before = (await channelRows(tx)).map(({ id }) => id);
    await setPositions(tx, 'transfer_channels', ids);
    const entry = {
      action: 'channels-ordered' as const,
      kind: 'channel',
      itemId: 0,
      details: { undo: { before } },
      changed: ['channels:order'],
    };
    return { result: undefined, entry };
  });

export const undoOrderChannels = async ({ tx, data }: Undoing<{ before: number[] }>) => {
  await setPositions(tx, 'transfer_channels', data.before);
};
