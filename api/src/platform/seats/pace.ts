import { Transform } from 'node:stream';
import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';

/** What a session may still read at once, in seconds of video, and when that was computed. */
interface Allowance {
  seconds: number;
  at: number;
}

/** Sessions whose allowance is remembered; those that read longest ago are forgotten. */
const remembered = 10_000;

/** How fast the sessions of this process read videos. */
export interface Paces {
  /**
   * Counts what a session reads.
   * @param seconds of video
   * @param now milliseconds
   * @returns milliseconds to wait before the next part; 0 within the allowance
   */
  read(session: number, seconds: number, now: number): number;
}

/** A session may read `paceAhead` seconds of video at once, and then `pace` seconds a second. */
export function openPaces(): Paces {
  const allowances = new Map<number, Allowance>();
  return {
    read(session, seconds, now) {
      const { seconds: before, at } = allowances.get(session) ?? {
        seconds: limits.paceAhead,
        at: now,
      };
      const gained = (Math.max(0, now - at) / 1000) * limits.pace;
      const left = Math.min(limits.paceAhead, before + gained) - seconds;
      allowances.delete(session);
      allowances.set(session, { seconds: left, at: now });
      const [oldest] = allowances.keys();
      if (allowances.size > remembered && oldest !== undefined) allowances.delete(oldest);
      return left >= 0 ? 0 : (-left / limits.pace) * 1000;
    },
  };
}

/** A stream that passes its bytes on, each chunk after the milliseconds that `wait` returns for it. */
export function slowed(wait: (bytes: number) => number): Transform {
  let timer: NodeJS.Timeout | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const milliseconds = wait(chunk.length);
      if (milliseconds === 0) return done(null, chunk);
      timer = setTimeout(() => done(null, chunk), milliseconds);
    },
    destroy(error, done) {
      clearTimeout(timer);
      done(error);
    },
  });
}
