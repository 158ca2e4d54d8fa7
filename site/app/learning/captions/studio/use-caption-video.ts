import type { NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { useEffect, useRef, useState } from 'react';

/** The video beside the lines. Times are in milliseconds. */
export interface CaptionVideo {
  ref: React.RefObject<HTMLVideoElement | null>;
  now(): number;
  seek(moment: number): void;
  toggle(): void;
  /** Plays from one moment up to another. */
  playBetween(from: number, to: number): void;
  /** Sets the speed by a step up or down; returns to 1 by no step. */
  faster(step: 1 | -1): void;
  rate: number;
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Steers the video element of the page. */
export function useCaptionVideo(): CaptionVideo {
  const ref = useRef<HTMLVideoElement | null>(null);
  const [rate, setRate] = useState(1);
  const until = useRef<number | null>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      const video = ref.current;
      if (!video || until.current === null || video.currentTime * 1000 < until.current) return;
      until.current = null;
      video.pause();
    }, 50);
    return () => clearInterval(timer);
  }, []);

  // A video that cannot be played, or that is paused at once, is no failure.
  const play = () => void ref.current?.play().catch(() => {});

  return {
    ref,
    rate,
    now: () => Math.round((ref.current?.currentTime ?? 0) * 1000),
    seek(moment) {
      until.current = null;
      if (ref.current) ref.current.currentTime = Math.max(0, moment / 1000);
    },
    toggle() {
      until.current = null;
      if (ref.current?.paused) play();
      else ref.current?.pause();
    },
    playBetween(from, to) {
      if (!ref.current) return;
      ref.current.currentTime = from / 1000;
      until.current = to;
      play();
    },
    faster(step) {
      const at = rates.indexOf(rate);
      const next = rates[Math.min(rates.length - 1, Math.max(0, at + step))] ?? 1;
      setRate(next);
      if (ref.current) ref.current.playbackRate = next;
    },
  };
}

/** The last line that has begun at a moment and has not ended; null for none. By halves, because it runs while playing. */
export function spokenLine(lines: readonly NamedLine[], moment: number): string | null {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.start ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  const line = lines[low - 1];
  return line && moment < line.end ? line.id : null;
}

/** The line that is spoken now, followed while the video plays and is moved. */
export function useSpokenLine(
  { ref, now }: CaptionVideo,
  lines: readonly NamedLine[],
): string | null {
  const [moment, setMoment] = useState(0);
  const read = useRef(now);
  read.current = now;
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const update = () => setMoment(read.current());
    const events = ['timeupdate', 'seeked', 'loadedmetadata'] as const;
    for (const event of events) video.addEventListener(event, update);
    return () => {
      for (const event of events) video.removeEventListener(event, update);
    };
  }, [ref]);
  return spokenLine(lines, moment);
}
