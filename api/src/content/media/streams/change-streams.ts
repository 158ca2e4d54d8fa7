import type { Platform } from '#platform/platform.ts';
import { changeSetup } from '#platform/resource/change-setup.ts';
import { backlogIsRunning, keepsOriginals, setBacklog, setKeepsOriginals } from './backlog.ts';
import { makeStreamsKind } from './job.ts';

interface StreamChanges {
  running?: boolean | undefined;
  keep_original?: boolean | undefined;
}

/**
 * Starts, continues or pauses the making of streams of videos from before, and decides whether uploaded files stay. A
 * change of either is in the log.
 */
export async function changeStreams(
  platform: Pick<Platform, 'db' | 'now' | 'jobs'>,
  { person, changes }: { person: number; changes: StreamChanges },
): Promise<void> {
  const { db, jobs } = platform;
  await changeSetup(platform, {
    person,
    name: 'streams',
    action: 'streams-changed',
    read: async (tx) => ({
      running: await backlogIsRunning(tx),
      keepOriginal: await keepsOriginals(tx),
    }),
    next: (before) => ({
      running: changes.running ?? before.running,
      keepOriginal: changes.keep_original ?? before.keepOriginal,
    }),
    store: (tx, { keepOriginal }) => setKeepsOriginals(tx, keepOriginal).then(() => undefined),
    details: ({ running, keepOriginal }) => ({ running, keepOriginal }),
  });
  const { running } = changes;
  if (running === undefined) return;
  // Also where it runs already: there may be videos that it does not know of.
  await db.transaction(async (tx) => {
    await setBacklog(tx, running);
    if (running) await jobs.enqueue(tx, makeStreamsKind, {});
  });
}
