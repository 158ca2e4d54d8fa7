import '@vidstack/react/player/styles/default/theme.css';
import '@vidstack/react/player/styles/default/layouts/video.css';
import './lecture-player.css';
import {
  isHLSProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  Track,
} from '@vidstack/react';
import { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { localStore } from '#platform/browser/storage.ts';
import { seekStep, usePlayerKeys } from './player-keys.ts';
import { playerStorage } from './player-storage.ts';
import { playerTranslations } from './player-translations.ts';
import { useArabicSlider } from './use-arabic-slider.ts';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** Casting is hidden: the signed URL is tied to this browser, so another device could not load it. */
const withoutCasting = { airPlayButton: null, googleCastButton: null };

export interface PlayerControl {
  /** Plays at once; before the video can play it does nothing, since `autoPlay` is asked then. */
  play(): void;
  /** Seeks to a second and plays; before the video can play it does nothing, since `start` is asked then. */
  playFrom(seconds: number): void;
}

export interface LecturePlayerProps {
  control: Ref<PlayerControl>;
  title: string;
  src: string;
  /** Whether the cover lies over the video: no controls, captions or keys until it has been played once. */
  covered: boolean;
  captions: { language: string; label: string; src: string }[];
  /** The second at which a video of this length begins; called whenever it is loaded. */
  start(duration: number): number;
  /** Whether to play once loaded: after the previous lecture, or after an interruption. */
  autoPlay(): boolean;
  onTime(seconds: number): void;
  onPlay(): void;
  /** The browser does not play without a press. */
  onRefused(): void;
  onPause(): void;
  onEnded(duration: number): void;
  /** Playback failed at this position in seconds; null when it had not started. */
  onFailed(seconds: number | null): void;
  /** The video is loaded far enough to play. */
  onReady(): void;
  /** Overlays on the video, also in full screen. */
  children?: ReactNode;
}

const sourceOf = (src: string) =>
  /\.m3u8(?:[?#]|$)/.test(src)
    ? { src, type: 'application/x-mpegurl' as const }
    : { src, type: 'video/mp4' as const };

/**
 * The video player, in a chunk of its own. Its time slider and controls run left to right, as in other players.
 */
export default function LecturePlayer(props: LecturePlayerProps) {
  const { title, src, covered, captions, children } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const start = useRef(props.start);
  start.current = props.start;
  const [storage] = useState(() =>
    playerStorage(localStore, () => start.current(player.current?.state.duration ?? 0)),
  );
  // Before the first play or seek the current time is 0 and must not overwrite the saved position.
  const moved = useRef(false);
  const element = () => player.current?.el?.querySelector('video');
  const takesFocus = useRef(false);
  usePlayerKeys(player, !covered);
  useArabicSlider(player, !covered);

  function play() {
    takesFocus.current = true;
    player.current?.play().catch(props.onRefused);
  }
  useImperativeHandle(props.control, () => ({
    play: () => {
      if (player.current?.state.canPlay) play();
    },
    playFrom: (seconds) => {
      if (!player.current?.state.canPlay) return;
      player.current.currentTime = seconds;
      play();
    },
  }));
  useEffect(() => {
    // The cover's button has been removed and the focus with it, so keyboard users need it on the player.
    if (!covered && takesFocus.current && document.activeElement === document.body)
      player.current?.el?.focus({ preventScroll: true });
  }, [covered]);

  return (
    <MediaPlayer
      ref={player}
      dir="ltr"
      lang="ar"
      className="lecture-player"
      title={title}
      ariaLabel={`مشغّل الفيديو: ${title}`}
      src={sourceOf(src)}
      storage={storage}
      crossOrigin
      playsInline
      load="eager"
      streamType="on-demand"
      aspectRatio="16/9"
      onProviderChange={(provider) => {
        // Without this the player would load hls.js from a CDN.
        if (isHLSProvider(provider)) provider.library = () => import('hls.js');
      }}
      onCanPlay={() => {
        props.onReady();
        if (props.autoPlay()) play();
      }}
      onTimeUpdate={({ currentTime }) => moved.current && props.onTime(currentTime)}
      onSeeking={() => {
        moved.current = true;
      }}
      onSeeked={(seconds) => {
        moved.current = true;
        props.onTime(seconds);
      }}
      onPlay={() => {
        moved.current = true;
        props.onPlay();
      }}
      onPause={() => {
        // On an error the browser pauses the video, not the user.
        if (!element()?.error) props.onPause();
      }}
      onEnded={() => props.onEnded(player.current?.state.duration ?? 0)}
      onError={() => {
        // The target of a seek counts, even if the seek did not complete.
        const target = moved.current ? element()?.currentTime : undefined;
        moved.current = false;
        props.onFailed(target ?? null);
      }}
    >
      <MediaProvider>
        {captions.map((caption) => (
          <Track
            key={caption.language}
            kind="subtitles"
            src={caption.src}
            label={caption.label}
            lang={caption.language}
            type="vtt"
            default={caption.language === 'ar'}
          />
        ))}
      </MediaProvider>
      {!covered && (
        <DefaultVideoLayout
          icons={defaultLayoutIcons}
          // The library's light and dark classes follow the system instead of the site's setting.
          colorScheme="default"
          translations={playerTranslations}
          playbackRates={speeds}
          seekStep={seekStep}
          noScrubGesture={false}
          slots={withoutCasting}
        />
      )}
      {children}
    </MediaPlayer>
  );
}
