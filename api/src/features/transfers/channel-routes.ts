import {
  deleteStudioSellingChannelsById,
  getStudioSellingChannels,
  postStudioSellingChannels,
  putStudioSellingChannelOrder,
  putStudioSellingChannelsById,
} from '@nibras/contract/selling/transfers/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { changeChannel, makeChannel, placeChannels, removeChannel } from './change-channels.ts';
import { studioChannels } from './channels.ts';
import { requireSelling } from './policy.ts';

export const channelRoutes: Routes = (serve, platform) => {
  serve(getStudioSellingChannels, async (request) => {
    requireSelling(signedIn(request));
    return { channels: await studioChannels(platform.db) };
  });

  serve(postStudioSellingChannels, (request) =>
    makeChannel(platform, signedIn(request), request.body),
  );

  serve(putStudioSellingChannelsById, (request) =>
    changeChannel(platform, signedIn(request), { ...request.body, id: request.params.id }),
  );

  serve(deleteStudioSellingChannelsById, (request) =>
    removeChannel(platform, signedIn(request), request.params.id),
  );

  serve(putStudioSellingChannelOrder, (request) =>
    placeChannels(platform, signedIn(request), request.body.channels),
  );
};
