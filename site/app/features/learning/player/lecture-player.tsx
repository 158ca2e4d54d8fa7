import '@vidstack/react/player/styles/default/theme.css';
import '@vidstack/react/player/styles/default/layouts/video.css';
import './lecture-player.css';
import {
  isHLSProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  Poster,
  Track,
} from '@vidstack/react';
import { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';
import { type ReactNode, useRef, useState } from 'react';
import { localStore } from '#platform/browser/storage.ts';
import { seekStep, usePlayerKeys } from './player-keys.ts';
import { playerStorage } from './player-storage.ts';
import { playerTranslations } from './player-translations.ts';
import { startAt } from './resume-position.ts';
import { useArabicSlider } from './use-arabic-slider.ts';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** A film's address is tied to this browser: another device could not read it. */
const withoutCasting = { airPlayButton: null, googleCastButton: null };

export interface LecturePlayerProps {
  title: string;
  src: string;
  poster: string | null;
  captions: { language: string; label: string; src: string }[];
  /** Seconds at which the person stopped; asked whenever the film is loaded. */
  position(): number;
  /** Plays as soon as it can: whoever came from the lecture before, or was interrupted. */
  autoPlay(): boolean;
  onTime(seconds: number): void;
  onPlay(): void;
  onPause(): void;
  onEnded(): void;
  /** It broke off: there, or null where it had not begun. */
  onFailed(seconds: number | null): void;
  /** The film is loaded so far that it can play. */
  onReady(): void;
  /** Stands over the film, in full screen too. */
  children?: ReactNode;
}

const typeOf = (src: string) =>
  /\.m3u8(?:[?#]|$)/.test(src)
    ? { src, type: 'application/x-mpegurl' as const }
    : { src, type: 'video/mp4' as const };

/**
 * The video player. Its time line and controls run left to right, as viewers expect of players everywhere. It
 * is fetched apart from the page.
 */
export default function LecturePlayer(props: LecturePlayerProps) {
  const { title, src, poster, captions, children } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const position = useRef(props.position);
  position.current = props.position;
  const [storage] = useState(() =>
    playerStorage(localStore, () =>
      startAt(position.current(), player.current?.state.duration ?? 0),
    ),
  );
  // Until it plays or somebody moves it, it stands at a beginning that says nothing of where the person stopped.
  const moved = useRef(false);
  const element = () => player.current?.el?.querySelector('video');
  usePlayerKeys(player);
  useArabicSlider(player);

  return (
    <MediaPlayer
      ref={player}
      dir="ltr"
      lang="ar"
      className="lecture-player"
      title={title}
      ariaLabel={`مشغّل الفيديو: ${title}`}
      src={typeOf(src)}
      storage={storage}
      crossOrigin
      playsInline
      load="eager"
      streamType="on-demand"
      aspectRatio="16/9"
      onProviderChange={(provider) => {
        // Our own copy: the player would otherwise fetch it from another site.
        if (isHLSProvider(provider)) provider.library = () => import('hls.js');
      }}
      onCanPlay={() => {
        props.onReady();
        if (!props.autoPlay()) return;
        // The button that was pressed is gone, and whoever pressed it by keyboard stands nowhere.
        if (document.activeElement === document.body)
          player.current?.el?.focus({ preventScroll: true });
        player.current?.play().catch(() => undefined);
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
        // A film that breaks off is paused by the browser, not by the person.
        if (!element()?.error) props.onPause();
      }}
      onEnded={props.onEnded}
      onError={() => {
        // Where it was to go counts, even if it never got there.
        const target = moved.current ? element()?.currentTime : undefined;
        moved.current = false;
        props.onFailed(target ?? null);
      }}
    >
      <MediaProvider>
        {poster && <Poster className="vds-poster" src={poster} alt={title} />}
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
      <DefaultVideoLayout
        icons={defaultLayoutIcons}
        // Its own classes for light and dark are ours as well, and would follow the system and not the site.
        colorScheme="default"
        translations={playerTranslations}
        playbackRates={speeds}
        seekStep={seekStep}
        noScrubGesture={false}
        slots={withoutCasting}
      />
      {children}
    </MediaPlayer>
  );
}
