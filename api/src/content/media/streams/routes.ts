import {
  getStudioVideoStreams,
  putStudioVideoStreams,
} from '@nibras/contract/content/media/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { findFfmpeg } from '../processing/ffmpeg.ts';
import { backlogProgress, keepsOriginals, setBacklog, setKeepsOriginals } from './backlog.ts';
import { makeStreamsKind } from './job.ts';

/** What the provider sees and decides about the streams of all videos. */
export const streamRoutes: Routes = (serve, platform) => {
  const { db, jobs } = platform;
  const read = async () => ({
    ...(await backlogProgress(db)),
    keep_original: await keepsOriginals(db),
    ffmpeg: (await findFfmpeg(platform)) !== null,
  });

  serve(getStudioVideoStreams, read);

  serve(putStudioVideoStreams, async (request) => {
    const { running, keep_original: keepOriginal } = request.body;
    await db.transaction(async (tx) => {
      if (keepOriginal !== undefined) await setKeepsOriginals(tx, keepOriginal);
      if (running === undefined) return;
      await setBacklog(tx, running);
      if (running) await jobs.enqueue(tx, makeStreamsKind, {});
    });
    return read();
  });
};
