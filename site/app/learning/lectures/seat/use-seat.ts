import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import type { SeatsTakenAnswer } from '@nibras/contract/learning/seats/shapes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { renewStreamQuery } from '../player/stream-address.ts';
import type { LectureIds } from './ask-seat.ts';

/** How often a refused browser asks again: a seat that became free is its own within so many milliseconds. */
const askAgainEvery = 4_000;

interface SeatOptions {
  ids: LectureIds;
  /** Whether the video needs a seat, and its player was started. */
  needed: boolean;
  playing: boolean;
  /** The address of the stream whose parts get the newest query. */
  stream: string | undefined;
  /** A seat was given to the browser after it had none. */
  onSeated(): void;
}

/**
 * This browser's seat among the devices that may watch with the account at a time (docs/behaviour/seats.md): asked for when
 * the player starts, kept while the video plays, and asked for again while other devices have all of them. A dead line
 * changes nothing: what is loaded plays on.
 */
export function useSeat({ ids, needed, playing, stream, onSeated }: SeatOptions) {
  const [taken, setTaken] = useState<SeatsTakenAnswer | null>(null);
  const [busy, setBusy] = useState(false);

  const ask = useEffectEvent(async (free: number | null) => {
    // Loaded with the player and not with the page.
    const { askSeat } = await import('./ask-seat.ts');
    const result = await askSeat(ids, free).catch(() => null);
    if (result === null) return;
    if ('taken' in result) {
      setTaken(result.taken);
      return;
    }
    const { parts } = result.seat;
    if (stream && parts !== null) renewStreamQuery(stream, parts);
    setTaken(null);
    if (taken) onSeated();
  });

  useEffect(() => {
    if (needed) void ask(null);
  }, [needed]);
  const isRefused = taken !== null;
  const every = isRefused ? askAgainEvery : playing ? limits.renewEvery : null;
  useEffect(() => {
    if (!needed || every === null) return;
    const timer = setInterval(() => {
      if (!isRefused || !document.hidden) void ask(null);
    }, every);
    return () => clearInterval(timer);
  }, [needed, every, isRefused]);

  return {
    /** The devices that have all seats; null while the browser has one, or nothing is known. */
    taken,
    busy,
    /** Asks at once, as after a part that did not come. */
    askNow: () => {
      if (needed) void ask(null);
    },
    /** Frees the seat of another device for this browser. */
    async free(id: number) {
      setBusy(true);
      await ask(id);
      setBusy(false);
    },
  };
}
