import {
  deleteStudioSellingChannelsById,
  getStudioSellingChannels,
  postStudioSellingChannels,
  putStudioSellingChannelOrder,
  putStudioSellingChannelsById,
} from '@nibras/contract/selling/transfers/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { changeChannel, makeChannel, placeChannels, removeChannel } from './change-channels.ts';
import { studioChannels } from './channels.ts';

export const channelRoutes: Routes = (serve, platform) => {
  serve(getStudioSellingChannels, async () => {
    return { channels: await studioChannels(platform.db) };
  });

  serve(postStudioSellingChannels, (request) =>
    makeChannel(platform, request.caller, request.body),
  );

  serve(putStudioSellingChannelsById, (request) =>
    changeChannel(platform, request.caller, { ...request.body, id: request.params.id }),
  );

  serve(deleteStudioSellingChannelsById, (request) =>
    removeChannel(platform, request.caller, request.params.id),
  );

  serve(putStudioSellingChannelOrder, (request) =>
    placeChannels(platform, request.caller, request.body.channels),
  );
};
