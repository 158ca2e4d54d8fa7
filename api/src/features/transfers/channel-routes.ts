import {
  changeChannelBody,
  channelChangeAnswer,
  channelOrderBody,
  channelParams,
  channelsAnswer,
  makeChannelBody,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { changeChannel, makeChannel, placeChannels, removeChannel } from './change-channels.ts';
import { studioChannels } from './channels.ts';
import { requireSelling } from './policy.ts';

const path = '/api/studio/selling/channels';

export const channelRoutes: Routes = (app, platform) => {
  app.get(path, { schema: { response: { 200: channelsAnswer } } }, async (request) => {
    requireSelling(signedIn(request));
    return { channels: await studioChannels(platform.db) };
  });

  app.post(
    path,
    {
      config: { freshProof: true },
      schema: { body: makeChannelBody, response: { 200: channelChangeAnswer } },
    },
    (request) => makeChannel(platform, signedIn(request), request.body),
  );

  app.put(
    `${path}/:id`,
    {
      config: { freshProof: true },
      schema: {
        params: channelParams,
        body: changeChannelBody,
        response: { 200: channelChangeAnswer },
      },
    },
    (request) =>
      changeChannel(platform, signedIn(request), { ...request.body, id: request.params.id }),
  );

  app.delete(
    `${path}/:id`,
    {
      config: { freshProof: true },
      schema: { params: channelParams, response: { 200: channelChangeAnswer } },
    },
    (request) => removeChannel(platform, signedIn(request), request.params.id),
  );

  app.put(
    '/api/studio/selling/channel-order',
    { schema: { body: channelOrderBody, response: { 200: channelChangeAnswer } } },
    (request) => placeChannels(platform, signedIn(request), request.body.channels),
  );
};
