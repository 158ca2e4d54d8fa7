import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type OpenStream, openStream, playsNatively, playsStreams } from './open-stream.ts';
import type { PlayerSettings } from './player-storage.ts';
import type { QualityChoice, Rendition } from './quality.ts';

export interface VideoSource {
  /** The address of the MP4 file, which every browser plays. */
  file: string;
  /** The address of the stream's master playlist. */
  stream?: string | undefined;
  /** The address of the playlist of the sound alone. */
  soundStream?: string | undefined;
}

interface PlaybackOptions {
  media: HTMLMediaElement | null;
  source: VideoSource;
  settings: Pick<PlayerSettings, 'quality' | 'line'>;
  /** The second at which a video of this length begins. */
  start(duration: number): number;
  onReady(): void;
  /** Loading failed; the second at which the video stood, null when it had not been played or moved. */
  onFailed(seconds: number | null): void;
  onQuality(quality: QualityChoice): void;
  onLine(bits: number): void;
}

type Kind = 'file' | 'stream' | 'sound';

/**
 * Loads what the player plays: the stream or its sound where the browser plays streams, else the file; and the file for a
 * stream that cannot be played. Loading anew, or changing between picture and sound, goes on at the same second.
 */
export function usePlayback(options: PlaybackOptions) {
  const { media, source } = options;
  const [withoutStream, setWithoutStream] = useState(false);
  const [soundWanted, setSoundWanted] = useState(false);
  const [renditions, setRenditions] = useState<Rendition[]>([]);
  const [shown, setShown] = useState<Rendition | null>(null);
  const [quality, setQuality] = useState(options.settings.quality);
  const [isReady, setReady] = useState(false);
  const opened = useRef<OpenStream | null>(null);
  /** The second at which the next load begins, where that is not for the page to say. */
  const resumeAt = useRef<number | null>(null);
  /** Whether the video stands where it began, and has not been played or moved by a person. */
  const untouched = useRef(true);
  const placing = useRef<'waiting' | 'seeking' | 'done'>('waiting');
  const ready = useRef(false);

  const hasSound = Boolean(source.soundStream) && media !== null && playsStreams(media);
  const hasStream =
    Boolean(source.stream) && !withoutStream && media !== null && playsStreams(media);
  const kind: Kind = soundWanted && hasSound ? 'sound' : hasStream ? 'stream' : 'file';
  const address =
    { file: source.file, stream: source.stream, sound: source.soundStream }[kind] ?? '';

  const fail = useEffectEvent(() => {
    const seconds = untouched.current ? null : (media?.currentTime ?? null);
    untouched.current = true;
    options.onFailed(seconds);
  });
  const giveUp = useEffectEvent(() => {
    if (media && !untouched.current) resumeAt.current = media.currentTime;
    if (kind === 'sound') setSoundWanted(false);
    else setWithoutStream(true);
  });
  const startOf = useEffectEvent((duration: number) => resumeAt.current ?? options.start(duration));
  const settingsNow = useEffectEvent(() => ({ ...options.settings, quality }));
  const reportLine = useEffectEvent((bits: number) => options.onLine(bits));

  useEffect(() => {
    if (!media || address === '') return;
    placing.current = 'waiting';
    ready.current = false;
    setReady(false);
    setRenditions([]);
    setShown(null);
    if (kind === 'file' || playsNatively(media)) {
      media.src = address;
      return () => {
        media.removeAttribute('src');
        media.load();
      };
    }
    let closed = false;
    const closeAll = () => {
      closed = true;
      opened.current?.close();
      opened.current = null;
    };
    openStream({
      media,
      address,
      start: startOf(Number.POSITIVE_INFINITY),
      ...settingsNow(),
      onRenditions: (all) => !closed && setRenditions(all),
      onShown: (rendition) => !closed && setShown(rendition),
      onLine: reportLine,
      onFailed: () => !closed && fail(),
      onUnplayable: () => !closed && giveUp(),
    })
      .then((stream) => {
        if (closed) stream?.close();
        else opened.current = stream;
      })
      .catch(() => !closed && giveUp());
    return closeAll;
  }, [media, kind, address]);

  function placed() {
    placing.current = 'done';
    // It can begin to play before it has moved to where it begins.
    if (media && !media.paused) untouched.current = false;
  }

  return {
    kind,
    renditions,
    shown,
    quality,
    isReady,
    hasSound,
    isSoundOnly: kind === 'sound',
    choose(choice: QualityChoice) {
      setQuality(choice);
      options.onQuality(choice);
      opened.current?.choose(choice);
    },
    /** Plays the sound alone, or the picture again, at the same second. */
    setSoundOnly(on: boolean) {
      resumeAt.current = media?.currentTime ?? null;
      setSoundWanted(on);
    },
    /** Whether a person has played or moved the video since it was loaded. */
    isTouched: () => !untouched.current && placing.current === 'done',
    /** To be called with the events of the media element. */
    events: {
      onLoadedMetadata() {
        if (!media) return;
        const second = startOf(media.duration);
        if (Math.abs(media.currentTime - second) < 0.3) {
          placed();
          return;
        }
        placing.current = 'seeking';
        media.currentTime = second;
      },
      onSeeked() {
        if (placing.current === 'seeking') placed();
      },
      /** The video is played or moved by a person. */
      touch() {
        if (placing.current === 'done') untouched.current = false;
      },
      onCanPlay() {
        if (ready.current || placing.current === 'waiting') return;
        ready.current = true;
        resumeAt.current = null;
        setReady(true);
        options.onReady();
      },
      onError() {
        if (opened.current) opened.current.mediaFailed();
        else if (kind !== 'file' && media?.error?.code !== MediaError.MEDIA_ERR_NETWORK) giveUp();
        else fail();
      },
    },
  };
}
