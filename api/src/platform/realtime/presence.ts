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

/** In milliseconds; the defaults are `presence` of the contract's limits. */
export type PresenceTimings = { heartbeat: number; offlineAfter: number };

interface Presence {
  start(): Promise<void>;
  /** Records that a tab of a person was opened. */
  connect(personId: number): void;
  /** Records that a tab of a person was closed. */
  disconnect(personId: number): void;
  stop(): Promise<void>;
}

interface LocalPerson {
  tabs: number;
  /** Delays marking a person without tabs as offline, because a reload closes and opens a tab. */
  offlineTimer: NodeJS.Timeout | null;
}

/**
 * Tracks who has tabs open on this process and writes it to the database for all processes. Failed writes are repeated
 * with the next heartbeat.
 * @param options.onChange called after people went online or offline
 */
export function openPresence(
  { db, log }: { db: Database; log: Logger },
  {
    timings,
    onChange,
  }: { timings: PresenceTimings; onChange: (changes: PresenceChange[]) => Promise<void> },
): Presence {
  const processId = randomUUID();
  const localPeople = new Map<number, LocalPerson>();
  let timer: NodeJS.Timeout | undefined;
  let heartbeatRunning = false;
  let stopped = false;
  /** People with unwritten changes, written in batches because hundreds reconnect at once after a restart. */
  const changed = new Set<number>();
  /** Runs writes serially, so that they cannot overtake each other. */
  const writes = new PQueue({ concurrency: 1 });

  function runSerially(write: () => Promise<void>): Promise<void> {
    return writes.add(write).catch((error: unknown) => {
      log.warn({ err: error }, 'presence could not be written');
    });
  }

  async function writeOnline(ids: number[]) {
    const arrived = await markOnline(db, processId, ids);
    await onChange(arrived.map((personId) => ({ personId, isOnline: true, lastSeenAt: null })));
  }
  const notifyOffline = (offline: LastSeen[]) =>
    onChange(offline.map((one) => ({ ...one, isOnline: false })));

  async function writeChanged() {
    const ids = [...changed];
    changed.clear();
    if (stopped) return;
    await writeOnline(ids.filter((id) => localPeople.has(id)));
    await notifyOffline(
      await markOffline(
        db,
        processId,
        ids.filter((id) => !localPeople.has(id)),
      ),
    );
  }

  /** Schedules a write; changes during a running write are batched into the next one. */
  function scheduleWrite(personId: number) {
    const isFirst = changed.size === 0;
    // Before the write is queued, because an idle queue runs it at once.
    changed.add(personId);
    if (isFirst) void runSerially(writeChanged);
  }

  const sendHeartbeat = () =>
    runSerially(async () => {
      if (stopped) return;
      await recordHeartbeat(db, processId);
      await writeOnline([...localPeople.keys()]);
      const unknown = await findUnknownOnline(db, processId, [...localPeople.keys()]);
      await notifyOffline(await markOffline(db, processId, unknown));
      await notifyOffline(await removeStaleProcesses(db));
    });

  return {
    async start() {
      await sendHeartbeat();
      timer = setInterval(async () => {
        // Heartbeats must not queue up while the database is slow.
        if (heartbeatRunning) return;
        heartbeatRunning = true;
        await sendHeartbeat();
        heartbeatRunning = false;
      }, timings.heartbeat).unref();
    },
    connect(personId) {
      const known = localPeople.get(personId);
      if (known?.offlineTimer) clearTimeout(known.offlineTimer);
      localPeople.set(personId, { tabs: (known?.tabs ?? 0) + 1, offlineTimer: null });
      if (!known) scheduleWrite(personId);
    },
    disconnect(personId) {
      const known = localPeople.get(personId);
      if (!known || stopped) return;
      known.tabs -= 1;
      if (known.tabs > 0) return;
      known.offlineTimer = setTimeout(() => {
        localPeople.delete(personId);
        scheduleWrite(personId);
      }, timings.offlineAfter);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const { offlineTimer } of localPeople.values())
        if (offlineTimer) clearTimeout(offlineTimer);
      await runSerially(() => deregisterProcess(db, processId, [...localPeople.keys()]));
    },
  };
}
