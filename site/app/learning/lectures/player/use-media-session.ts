import { useEffect, useEffectEvent } from 'react';
import { seekBy } from './player-actions.ts';
import { seekStep } from './player-keys.ts';

interface MediaSessionOptions {
  media: HTMLMediaElement | null;
  title: string;
  course: string;
  poster: string | null;
  play(): void;
  /** Opens the next lecture; absent where there is none. */
  openNext?: (() => void) | undefined;
}

/** Names the video on a lock screen and in the browser's own controls, and follows their buttons. */
export function useMediaSession(options: MediaSessionOptions): void {
  const { media, title, course, poster } = options;
  const hasNext = options.openNext !== undefined;
  const play = useEffectEvent(() => options.play());
  const openNext = useEffectEvent(() => options.openNext?.());

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !media) return;
    session.metadata = new MediaMetadata({
      title,
      artist: course,
      artwork: poster ? [{ src: new URL(poster, location.href).href }] : [],
    });
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
      play: () => play(),
      pause: () => media.pause(),
      seekbackward: ({ seekOffset }) => seekBy(media, -(seekOffset ?? seekStep)),
      seekforward: ({ seekOffset }) => seekBy(media, seekOffset ?? seekStep),
      seekto: ({ seekTime }) => {
        if (seekTime !== undefined) media.currentTime = seekTime;
      },
      nexttrack: hasNext ? () => openNext() : null,
    };
    const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
    function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
      try {
        session.setActionHandler(action, handler);
      } catch {
        // A browser refuses the actions that it does not know.
      }
    }
    for (const [action, handler] of actions) setHandler(action, handler);

    function showPosition() {
      if (!media || !Number.isFinite(media.duration) || media.duration <= 0) return;
      const { duration, currentTime, playbackRate } = media;
      session.setPositionState?.({
        duration,
        position: Math.min(duration, currentTime),
        playbackRate,
      });
    }
    const names = ['durationchange', 'seeked', 'ratechange', 'play', 'pause'];
    for (const name of names) media.addEventListener(name, showPosition);
    return () => {
      for (const name of names) media.removeEventListener(name, showPosition);
      for (const [action] of actions) setHandler(action, null);
      session.metadata = null;
    };
  }, [media, title, course, poster, hasNext]);
}
