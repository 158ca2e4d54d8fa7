import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** From when a video that waits for its data says so, and from when it says why. Milliseconds. */
const [shortWait, longWait] = [400, 2_000];

const events =
  'play playing pause waiting stalled canplay canplaythrough seeking seeked timeupdate ended emptied loadstart error';

/**
 * How long a video that should play has been waiting for its data.
 * @param isWanted whether it is to play as soon as it can
 */
export function useWaiting(
  media: HTMLMediaElement | null,
  isWanted: () => boolean,
): 'none' | 'short' | 'long' {
  const [waiting, setWaiting] = useState<'none' | 'short' | 'long'>('none');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const look = useEffectEvent(() => {
    if (!media) return;
    const lacksData = media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !media.ended;
    const waits = lacksData && !media.error && (!media.paused || isWanted());
    if (waits && timers.current.length === 0) {
      timers.current = [
        setTimeout(() => setWaiting('short'), shortWait),
        setTimeout(() => setWaiting('long'), longWait),
      ];
    }
    if (!waits) {
      for (const timer of timers.current) clearTimeout(timer);
      timers.current = [];
      setWaiting('none');
    }
  });
  useEffect(() => {
    const onEvent = () => look();
    const names = events.split(' ');
    for (const name of names) media?.addEventListener(name, onEvent);
    return () => {
      for (const name of names) media?.removeEventListener(name, onEvent);
      for (const timer of timers.current) clearTimeout(timer);
      timers.current = [];
    };
  }, [media]);
  return waiting;
}
