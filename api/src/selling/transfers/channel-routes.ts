import {
  deleteStudioSellingChannelsById,
  getStudioSellingChannels,
  postStudioSellingChannels,
  putStudioSellingChannelOrder,
  putStudioSellingChannelsById,
} from '@nibras/contract/selling/transfers/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { changeChannel, createChannel, placeChannels, removeChannel } from './change-channels.ts';
import { studioChannels } from './channels.ts';

export const channelRoutes: Routes = (serve, { db, now }) => {
  const services = { db, now };
  const changed = async ({ undo }: { undo: number }) => ({
    channels: await studioChannels(db),
    undo,
  });

  serve(getStudioSellingChannels, async () => {
    return { channels: await studioChannels(db) };
  });

  serve(postStudioSellingChannels, async ({ caller, body }) =>
    changed(await createChannel(services, caller, body)),
  );

  serve(putStudioSellingChannelsById, async ({ caller, body, params: { id } }) =>
    changed(await changeChannel(services, caller, { ...body, id })),
  );

  serve(deleteStudioSellingChannelsById, async ({ caller, params: { id } }) =>
    changed(await removeChannel(services, caller, id)),
  );

  serve(putStudioSellingChannelOrder, async ({ caller, body }) =>
    changed(await placeChannels(services, caller, body.channels)),
  );
};
