import {
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PlayAction } from './video-keys.ts';

/** The video beside a list of what stands at its seconds. Times are in seconds. */
export interface StudioVideo {
  /** For the video element. */
  attach: RefCallback<HTMLVideoElement>;
  /** Null while the page has no video. */
  element: HTMLVideoElement | null;
  /** Where it stands now. */
  seconds(): number;
  /** Its length; null until it is known. */
  duration: number | null;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** What a press plays from a second on; null while the page has no video. */
  playsFrom(second: number): (() => void) | null;
  /** Plays from one second up to another. */
  playBetween(from: number, to: number): void;
  /** What the keys of the video do. */
  run(action: PlayAction): void;
  rate: number;
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Seconds of a step back or forward. */
const step = 2;

/** Controls the video element of a page of the studio. */
export function useStudioVideo(): StudioVideo {
  const [element, attach] = useState<HTMLVideoElement | null>(null);
  const [rate, setRate] = useState(1);
  const [duration, setDuration] = useState<number | null>(null);
  const until = useRef<number | null>(null);

  useEffect(() => {
    if (!element) return;
    const timer = setInterval(() => {
      if (until.current === null || element.currentTime < until.current) return;
      until.current = null;
      element.pause();
    }, 50);
    const measure = () => setDuration(Number.isFinite(element.duration) ? element.duration : null);
    measure();
    element.addEventListener('durationchange', measure);
    return () => {
      clearInterval(timer);
      element.removeEventListener('durationchange', measure);
      setDuration(null);
    };
  }, [element]);

  function play() {
    until.current = null;
    // A video that cannot be played, or that is paused at once, is no failure.
    element?.play().catch(() => {});
  }
  function pause() {
    until.current = null;
    element?.pause();
  }
  function seek(seconds: number) {
    until.current = null;
    if (element) element.currentTime = Math.max(0, seconds);
  }
  const seconds = () => element?.currentTime ?? 0;
  function faster(change: 1 | -1) {
    const next = rates[rates.indexOf(rate) + change];
    if (next === undefined) return;
    setRate(next);
    if (element) element.playbackRate = next;
  }
  return {
    attach,
    element,
    seconds,
    duration,
    rate,
    play,
    pause,
    seek,
    playsFrom: (second) =>
      element &&
      (() => {
        seek(second);
        play();
      }),
    playBetween(from, to) {
      seek(from);
      play();
      until.current = to;
    },
    run(action) {
      const actions: Record<PlayAction, () => void> = {
        play: () => (element?.paused ? play() : pause()),
        back: () => seek(seconds() - step),
        forward: () => seek(seconds() + step),
        slower: () => faster(-1),
        faster: () => faster(1),
      };
      actions[action]();
    },
  };
}

const events = ['timeupdate', 'seeked', 'loadedmetadata'] as const;

/** What a video's second means for a component, followed while the video plays and is moved. */
export function useAtSecond<Value>(
  { element }: StudioVideo,
  valueAt: (seconds: number) => Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const event of events) element?.addEventListener(event, onChange);
      return () => {
        for (const event of events) element?.removeEventListener(event, onChange);
      };
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => valueAt(element?.currentTime ?? 0));
}
