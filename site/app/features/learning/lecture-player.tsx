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
import { useRef } from 'react';
import { playerTranslations } from './player-translations.ts';
import { startAt } from './resume-position.ts';

export interface LecturePlayerProps {
  title: string;
  src: string;
  poster: string | null;
  captions: { language: string; label: string; src: string }[];
  /** Seconds at which the person stopped. */
  position: number;
  onTime(seconds: number): void;
  onPause(): void;
  onEnded(): void;
  onFailed(): void;
}

/**
 * The video player. Its time line and controls run left to right, as viewers expect of players everywhere. It
 * is fetched apart from the page.
 */
export default function LecturePlayer(props: LecturePlayerProps) {
  const { title, src, poster, captions, position } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const resumed = useRef(false);

  function resume({ duration }: { duration: number }) {
    if (resumed.current || !player.current) return;
    resumed.current = true;
    const start = startAt(position, duration);
    if (start > 0) player.current.currentTime = start;
  }

  return (
    <MediaPlayer
      ref={player}
      dir="ltr"
      lang="ar"
      className="lecture-player"
      title={title}
      src={
        src.includes('.m3u8') ? { src, type: 'application/x-mpegurl' } : { src, type: 'video/mp4' }
      }
      crossOrigin
      playsInline
      load="eager"
      streamType="on-demand"
      aspectRatio="16/9"
      onProviderChange={(provider) => {
        // Our own copy: the player would otherwise fetch it from another site.
        if (isHLSProvider(provider)) provider.library = () => import('hls.js');
      }}
      onCanPlay={resume}
      onTimeUpdate={({ currentTime }) => resumed.current && props.onTime(currentTime)}
      onPause={props.onPause}
      onEnded={props.onEnded}
      onError={props.onFailed}
    >
      <MediaProvider>
        {poster && <Poster className="vds-poster" src={poster} alt={title} />}
        {captions.map((caption) => (
          <Track
            key={caption.src}
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
        translations={playerTranslations}
        noScrubGesture={false}
      />
    </MediaPlayer>
  );
}
