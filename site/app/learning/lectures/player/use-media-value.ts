import { useCallback, useSyncExternalStore } from 'react';

/**
 * A value that is read from a media element, and again after each of the named events.
 * @param read returns a primitive value, since it is compared by identity
 */
export function useMediaValue<T extends string | number | boolean>(
  media: HTMLMediaElement | null,
  events: string,
  read: (media: HTMLMediaElement) => T,
  before: T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const names = events.split(' ');
      for (const name of names) media?.addEventListener(name, onChange);
      return () => {
        for (const name of names) media?.removeEventListener(name, onChange);
      };
    },
    [media, events],
  );
  return useSyncExternalStore(subscribe, () => (media ? read(media) : before));
}

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

export const usePaused = (media: HTMLMediaElement | null): boolean =>
  useMediaValue(media, 'play pause emptied ended playing', (one) => one.paused, true);

/** The length in seconds; 0 until it is known. */
export const useDuration = (media: HTMLMediaElement | null): number =>
  useMediaValue(media, 'durationchange emptied', (one) => finite(one.duration), 0);

/** Where the video stands, in seconds, four times a second while it plays. */
export const useSeconds = (media: HTMLMediaElement | null): number =>
  useMediaValue(media, 'timeupdate seeking seeked emptied', (one) => one.currentTime, 0);

/** Up to which second the video is loaded from where it stands. */
export const useLoadedUntil = (media: HTMLMediaElement | null): number =>
  useMediaValue(
    media,
    'progress timeupdate seeked emptied',
    ({ buffered, currentTime }) => {
      for (let index = 0; index < buffered.length; index++) {
        if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) >= currentTime)
          return buffered.end(index);
      }
      return 0;
    },
    0,
  );

export const useRate = (media: HTMLMediaElement | null): number =>
  useMediaValue(media, 'ratechange', (one) => one.playbackRate, 1);

/** The volume from 0 to 1; 0 when muted. */
export const useVolume = (media: HTMLMediaElement | null): number =>
  useMediaValue(media, 'volumechange', (one) => (one.muted ? 0 : one.volume), 1);
