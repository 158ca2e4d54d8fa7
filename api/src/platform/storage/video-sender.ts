import { pipeline, type Readable } from 'node:stream';
import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { noteOnce } from '../seats/note-event.ts';
import { openPaces, slowed } from '../seats/pace.ts';
import type { Watcher } from '../seats/watcher.ts';
import { openTraffic } from './traffic.ts';

interface SentVideo {
  path: string;
  /** Of the whole file. */
  bytes: number;
  /** Whose seat the address needs; null for a video that needs none. */
  watcher: Watcher | null;
}

/** Files whose length in seconds is remembered. */
const remembered = 1000;

/** How videos are sent: every byte counts towards the traffic, and a session that reads far faster than one watches is slowed. */
export interface VideoSender {
  send(content: Readable, video: SentVideo): Promise<Readable>;
  close(): Promise<void>;
}

export function openVideoSender(platform: Pick<Platform, 'db' | 'now' | 'log'>): VideoSender {
  const { db, now, log } = platform;
  const traffic = openTraffic(platform);
  const paces = openPaces();
  const lengths = new Map<string, number>();
  const noted = new Map<number, number>();

  /** The seconds of a video; 0 where they are not known, and for files of messages. */
  async function secondsOf(path: string): Promise<number> {
    const known = lengths.get(path);
    if (known !== undefined) return known;
    const { rows } = await db.execute<{ seconds: number }>(sql`
      select coalesce(duration, 0)::float8 as seconds from media
      where path = ${path} or id = substring(${path} from '^private/streams/([0-9]{1,9})/')::integer`);
    const seconds = rows[0]?.seconds ?? 0;
    const [oldest] = lengths.keys();
    if (lengths.size >= remembered && oldest !== undefined) lengths.delete(oldest);
    lengths.set(path, seconds);
    return seconds;
  }

  /** Writes that a session reads too fast, once in a while. */
  function note(watcher: Watcher, time: Date) {
    const last = noted.get(watcher.sessionId) ?? 0;
    if (time.getTime() - last < limits.countedEvery) return;
    if (noted.size >= remembered) noted.clear();
    noted.set(watcher.sessionId, time.getTime());
    noteOnce(db, 'fast', { ...watcher, now: time }).catch((err: unknown) =>
      log.error({ err }, 'a fast reader was not noted'),
    );
  }

  return {
    async send(content, { path, bytes, watcher }) {
      const seconds = watcher ? await secondsOf(path) : 0;
      const wait = (sent: number) => {
        traffic.add(path, sent);
        if (!watcher || seconds === 0) return 0;
        const time = now();
        const delay = paces.read(watcher.sessionId, (sent / bytes) * seconds, time.getTime());
        if (delay > 0) note(watcher, time);
        return delay;
      };
      return pipeline(content, slowed(wait), (error) => {
        const left = (error as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
        if (error && !left) log.warn({ err: error, path }, 'a video was not sent to its end');
      });
    },
    close: () => traffic.write(),
  };
}
