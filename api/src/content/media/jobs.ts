import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { readUnreadCaptions } from './processing/caption-lines.ts';
import { processMediaKind } from './processing/job.ts';
import { processMedia } from './processing/process-media.ts';
import { readUnmeasured, removeOldWorkFolders } from './processing/read-unmeasured.ts';
import { deleteRemovedMedia } from './remove-media.ts';
import { makeStreamsKind } from './streams/job.ts';
import { makeStreams } from './streams/make-streams.ts';
import { sweepStreams } from './streams/remove-streams.ts';
import { removeAbandonedUploads } from './uploads/remove-abandoned.ts';
import type { ReceiveVideo } from './video-receiver.ts';

const clearKind = jobKind<object>('clear-media');
const unreadCaptionsKind = jobKind<object>('read-unread-captions', { atOnce: 1 });
const unmeasuredKind = jobKind<object>('read-unmeasured-media', { atOnce: 1 });

export const workers = (platform: Platform, receiveVideo: ReceiveVideo): JobWorker[] => [
  jobWorker(processMediaKind, (data, tries) =>
    processMedia(platform, { ...data, ...tries, receiveVideo }),
  ),
  jobWorker(
    clearKind,
    async () => {
      await removeAbandonedUploads(platform);
      await deleteRemovedMedia(platform);
      await removeOldWorkFolders(platform);
      await sweepStreams(platform);
    },
    '23 * * * *',
  ),
  // Every minute, so that a stream goes on whose maker was killed.
  jobWorker(makeStreamsKind, () => makeStreams(platform), '* * * * *'),
  jobWorker(unmeasuredKind, () => readUnmeasured(platform), '*/5 * * * *'),
  jobWorker(unreadCaptionsKind, () => readUnreadCaptions(platform), '*/5 * * * *'),
];
