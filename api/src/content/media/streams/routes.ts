import {
  getStudioMediaByIdTraffic,
  getStudioVideoStreams,
  getStudioVideoTraffic,
  putStudioVideoStreams,
} from '@nibras/contract/content/media/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { findMedia } from '../find-media.ts';
import { findFfmpeg } from '../processing/ffmpeg.ts';
import { backlogProgress, keepsOriginals } from './backlog.ts';
import { changeStreams } from './change-streams.ts';
import { trafficOf, videoTraffic } from './read-traffic.ts';

/** What the provider sees and decides about the streams of all videos. */
export const streamRoutes: Routes = (serve, platform) => {
  const { db, now } = platform;
  const read = async () => ({
    ...(await backlogProgress(db)),
    keep_original: await keepsOriginals(db),
    ffmpeg: (await findFfmpeg(platform)) !== null,
  });

  serve(getStudioVideoStreams, read);

  serve(getStudioMediaByIdTraffic, async ({ params: { id }, caller }) => {
    await findMedia(db, { id, caller });
    return trafficOf(db, { id, now: now() });
  });

  serve(getStudioVideoTraffic, ({ query: { month } }) => videoTraffic(db, { month, now: now() }));

  serve(putStudioVideoStreams, async (request) => {
    await changeStreams(platform, { person: request.caller.id, changes: request.body });
    return read();
  });
};
