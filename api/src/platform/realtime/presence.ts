import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import {
  deregisterProcess,
  findUnknownOnline,
  type LastSeen,
  markOffline,
  markOnline,
  recordHeartbeat,
  removeStaleProcesses,
} from './presence-queries.ts';
import type { PresenceChange } from './realtime.ts';

/** In milliseconds, as `presence` of the limits has them. */
export type PresenceTimings = { heartbeat: number; offlineAfter: number };

interface Presence {
  start(): Promise<void>;
  /** A person's tab opened, or closed. */
  come(personId: number): void;
  go(personId: number): void;
  stop(): Promise<void>;
}

interface Here {
  tabs: number;
  /** Runs while a person without a tab may still come back: a reload is no leaving. */
  leaving: NodeJS.Timeout | null;
}

/**
 * Who has tabs open on this process, written down for all processes. What could not be written (the database was
 * away) is made up for at the next recordHeartbeat.
 */
export function openPresence(
  { db, log }: { db: Database; log: Logger },
  {
    timings,
    told,
  }: { timings: PresenceTimings; told: (changes: PresenceChange[]) => Promise<void> },
): Presence {
  const processId = randomUUID();
  const here = new Map<number, Here>();
  let timer: NodeJS.Timeout | undefined;
  let beating = false;
  let stopped = false;
  /** Those who came or went and are not written down yet: after a restart hundreds come at once. */
  const changed = new Set<number>();
  /** Writes take turns, so that a leaving never overtakes the arrival before it. */
  const writes = new PQueue({ concurrency: 1 });

  function runSerially(write: () => Promise<void>): Promise<void> {
    return writes.add(write).catch((error: unknown) => {
      log.warn({ err: error }, 'presence could not be written');
    });
  }

  async function writeOnline(ids: number[]) {
    const arrived = await markOnline(db, processId, ids);
    await told(arrived.map((personId) => ({ personId, isOnline: true, lastSeenAt: null })));
  }
  const notifyOffline = (gone: LastSeen[]) =>
    told(gone.map((one) => ({ ...one, isOnline: false })));

  async function writeChanged() {
    const ids = [...changed];
    changed.clear();
    if (stopped) return;
    await writeOnline(ids.filter((id) => here.has(id)));
    await notifyOffline(
      await markOffline(
        db,
        processId,
        ids.filter((id) => !here.has(id)),
      ),
    );
  }

  /** Whoever changes while a write is under way is written together with the others by the next one. */
  function change(personId: number) {
    if (changed.size === 0) void runSerially(writeChanged);
    changed.add(personId);
  }

  const sendHeartbeat = () =>
    runSerially(async () => {
      if (stopped) return;
      await recordHeartbeat(db, processId);
      await writeOnline([...here.keys()]);
      const forgotten = await findUnknownOnline(db, processId, [...here.keys()]);
      await notifyOffline(await markOffline(db, processId, forgotten));
      await notifyOffline(await removeStaleProcesses(db));
    });

  return {
    async start() {
      await sendHeartbeat();
      timer = setInterval(async () => {
        // A slow database is not helped by beats that queue up.
        if (beating) return;
        beating = true;
        await sendHeartbeat();
        beating = false;
      }, timings.heartbeat).unref();
    },
    come(personId) {
      const known = here.get(personId);
      if (known?.leaving) clearTimeout(known.leaving);
      here.set(personId, { tabs: (known?.tabs ?? 0) + 1, leaving: null });
      if (!known) change(personId);
    },
    go(personId) {
      const known = here.get(personId);
      if (!known || stopped) return;
      known.tabs -= 1;
      if (known.tabs > 0) return;
      known.leaving = setTimeout(() => {
        here.delete(personId);
        change(personId);
      }, timings.offlineAfter);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const { leaving } of here.values()) if (leaving) clearTimeout(leaving);
      await runSerially(() => deregisterProcess(db, processId, [...here.keys()]));
    },
  };
}
