import './lecture-player.css';
import './player-controls.css';
import './player-menu.css';
import './time-line.css';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { localStore } from '#platform/browser/storage.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { CaptionsLayer } from './captions-layer.tsx';
import { runCommand } from './player-actions.ts';
import { type NextLecture, type OpenMenu, PlayerControls } from './player-controls.tsx';
import { HeadphonesIcon } from './player-icons.ts';
import { type Command, usePlayerKeys } from './player-keys.ts';
import { PlayerKeysList } from './player-keys-list.tsx';
import { PlayerStage } from './player-stage.tsx';
import { playerStorage } from './player-storage.ts';
import type { VideoChapter, VideoPreviews } from './time-line.ts';
import { useCaptions, type VideoCaptions } from './use-captions.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePaused } from './use-media-value.ts';
import { useMovingName } from './use-moving-name.ts';
import { usePlayback, type VideoSource } from './use-playback.ts';
import { useShownControls } from './use-shown-controls.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingNotice } from './waiting-notice.tsx';

const storage = playerStorage(localStore);

/** How long a key's effect is said over the picture. Milliseconds. */
const saidFor = 1_200;

export interface PlayerControl {
  /** Plays as soon as the video can. */
  play(): void;
  /** Pauses, and leaves the floating window. */
  pause(): void;
  /** Where something is drawn over a video that fills the screen; null while it does not. */
  cover(): HTMLElement | null;
  /** Seeks to a second and plays; before the video is there it only plays, since `start` is called then. */
  playFrom(seconds: number): void;
}

/** Addresses are those of a lecture: absolute, or paths of stored files. */
export interface LecturePlayerProps extends VideoSource {
  control: Ref<PlayerControl>;
  title: string;
  /** The course's name, for the lock screen. */
  course: string;
  /** The picture that stands where only the sound plays. */
  poster: string | null | undefined;
  /** Whether the cover lies over the video: no controls, captions or keys until it has been played once. */
  covered: boolean;
  /** Whether the video waits for an answer: its keys do nothing then. */
  waits: boolean;
  captions: readonly VideoCaptions[];
  /** Where the video asks questions, in seconds. */
  questionSeconds: readonly number[];
  /** In the order of their starts. */
  chapters: readonly VideoChapter[];
  previews?: VideoPreviews | undefined;
  /** The viewer's name that moves over the picture. */
  movingName?: string | undefined;
  /** The next lecture that may be opened. */
  next?: NextLecture | undefined;
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

/**
 * The video player, in a chunk of its own: our controls over the browser's media element. Its time slider and controls run
 * left to right, as in other players.
 */
export default function LecturePlayer(props: LecturePlayerProps) {
  const { title, covered, next, children } = props;
  const mediaUrl = useMediaUrl();
  const stored = (address: string) => mediaUrl(address) ?? address;
  const poster = mediaUrl(props.poster);
  // The URLs of captions and previews stay: new signed URLs would only load the same files again.
  const [captions] = useState(() =>
    props.captions.map((caption) => ({ ...caption, src: stored(caption.src) })),
  );
  const [previews] = useState(
    () => props.previews && { ...props.previews, address: stored(props.previews.address) },
  );
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [media, setMedia] = useState<HTMLVideoElement | null>(null);
  const [settings] = useState(() => storage.read());
  const [menu, setMenu] = useState<OpenMenu>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const takesFocus = useRef(false);

  const playback = usePlayback({
    media,
    source: {
      file: stored(props.file),
      stream: props.stream && stored(props.stream),
      soundStream: props.soundStream && stored(props.soundStream),
    },
    settings,
    start: props.start,
    onReady: () => {
      props.onReady();
      if (props.autoPlay()) play();
    },
    onFailed: props.onFailed,
    onQuality: (quality) => storage.save({ quality }),
    onLine: (line) => storage.save({ line }),
  });
  const { events } = playback;
  const captionState = useCaptions({
    media,
    captions,
    settings,
    onChoose: (language) =>
      storage.save(language === null ? { captions: false } : { captions: true, language }),
  });
  const paused = usePaused(media);
  const waiting = useWaiting(media, props.autoPlay);
  const { full, toggle: toggleFull } = useFullScreen(root);
  const controls = useShownControls(root, { paused, isMenuOpen: menu !== null || showsKeys });
  const openNext = next && (() => void navigate(next.path, { state: { playOn: true } }));
  // The floating window of a browser shows the video without what lies over it.
  const canFloat =
    !playback.isSoundOnly && !props.movingName && document.pictureInPictureEnabled === true;
  const nameHidden = useMovingName({
    root,
    media,
    text: covered || playback.isSoundOnly ? undefined : props.movingName,
  });
  useMediaSession({ media, title, course: props.course, poster, play, openNext });

  useEffect(() => {
    if (!media) return;
    if (settings.volume !== null) media.volume = settings.volume;
    media.muted = settings.muted;
    media.defaultPlaybackRate = settings.rate ?? 1;
    media.playbackRate = settings.rate ?? 1;
  }, [media, settings]);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  useEffect(() => {
    // The cover's button has been removed and the focus with it, so keyboard users need it on the player.
    if (!covered && takesFocus.current && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  }, [covered]);

  function play() {
    takesFocus.current = true;
    media?.play().catch((error: unknown) => {
      // Another load interrupts a play without refusing it.
      if ((error as Error).name === 'NotAllowedError') props.onRefused();
    });
  }
  useImperativeHandle(props.control, () => ({
    play,
    pause: () => {
      media?.pause();
      if (media && document.pictureInPictureElement === media) void document.exitPictureInPicture();
    },
    cover: () => (full ? over.current : null),
    playFrom: (seconds) => {
      if (media && media.readyState >= HTMLMediaElement.HAVE_METADATA) media.currentTime = seconds;
      play();
    },
  }));

  function run(command: Command, tenth = 0) {
    if (!media || !playback.isReady) return;
    controls.wake();
    const text = runCommand(command, tenth, {
      media,
      chapters: props.chapters,
      play,
      toggleCaptions: captionState.toggle,
      toggleFullScreen: toggleFull,
      toggleFloating,
      openNext: () => openNext?.(),
      showKeys: () => setShowsKeys((shown) => !shown),
    });
    if (text !== null) setSaid(text);
  }
  function toggleFloating() {
    if (!canFloat || !media) return;
    const leaves = document.pictureInPictureElement === media;
    (leaves ? document.exitPictureInPicture() : media.requestPictureInPicture()).catch(() =>
      setSaid('لم تُفتح النافذة العائمة'),
    );
  }
  usePlayerKeys(run, !covered && !props.waits);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark of the page's outline
    <div
      ref={root}
      role="region"
      aria-label={`مشغّل الفيديو: ${title}`}
      lang="ar"
      dir="ltr"
      tabIndex={-1}
      className="lecture-player"
      data-can-play={playback.isReady ? '' : undefined}
      data-full={full ?? undefined}
      data-scroll-lock={full === 'page' ? '' : undefined}
      data-idle={controls.shown || covered ? undefined : ''}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a lecture has captions where its teacher has given some */}
      <video
        ref={setMedia}
        className="player-video"
        crossOrigin="anonymous"
        disablePictureInPicture={props.movingName !== undefined}
        disableRemotePlayback={props.movingName !== undefined}
        playsInline
        preload="auto"
        tabIndex={-1}
        onLoadedMetadata={events.onLoadedMetadata}
        onCanPlay={events.onCanPlay}
        onTimeUpdate={() => media && playback.isTouched() && props.onTime(media.currentTime)}
        onSeeking={events.touch}
        onSeeked={() => {
          events.onSeeked();
          if (media && playback.isTouched()) props.onTime(media.currentTime);
        }}
        onPlay={() => {
          events.touch();
          props.onPlay();
        }}
        onPause={() => {
          // On an error the browser pauses the video, not the user.
          if (!media?.error) props.onPause();
        }}
        onEnded={() => props.onEnded(media?.duration ?? 0)}
        onError={events.onError}
        onVolumeChange={() => media && storage.save({ volume: media.volume, muted: media.muted })}
        onRateChange={() => {
          if (!media) return;
          // Loading anew returns to the default.
          media.defaultPlaybackRate = media.playbackRate;
          storage.save({ rate: media.playbackRate });
        }}
      >
        {captions.map((caption) => (
          <track
            key={caption.language}
            kind="subtitles"
            src={caption.src}
            label={caption.label}
            srcLang={caption.language}
          />
        ))}
      </video>
      {playback.isSoundOnly && poster && <img src={poster} alt="" className="player-video" />}
      {!covered && (
        <>
          <PlayerStage
            onTap={controls.toggle}
            onPress={() => run('pause')}
            onDoublePress={() => run('fullscreen')}
            onSeek={run}
          />
          <CaptionsLayer
            cues={captionState.cues}
            shown={captionState.language !== null}
            language={captionState.language}
          />
          <div role="status" dir="rtl" className="player-said">
            {said}
          </div>
          <div role="status" dir="rtl" className="player-waiting player-name-hidden">
            {nameHidden && 'الاسم على الفيديو جزء منه. شغّله ليعود.'}
          </div>
          <WaitingNotice
            waiting={waiting}
            onSoundOnly={
              playback.hasSound && !playback.isSoundOnly
                ? () => playback.setSoundOnly(true)
                : undefined
            }
          />
          {playback.isSoundOnly && (
            <button
              type="button"
              dir="rtl"
              className="player-sound-only"
              onClick={() => playback.setSoundOnly(false)}
            >
              <HeadphonesIcon />
              الصوت وحده: أظهر الصورة
            </button>
          )}
          <PlayerControls
            media={media}
            captions={captions}
            language={captionState.language}
            onLanguage={captionState.choose}
            chapters={props.chapters}
            questionSeconds={props.questionSeconds}
            previews={previews}
            next={next}
            full={full}
            canFloat={canFloat}
            menu={menu}
            onMenu={setMenu}
            settings={{
              renditions: playback.renditions,
              shown: playback.shown,
              quality: playback.quality,
              onQuality: playback.choose,
              soundOnly: playback.hasSound ? playback.isSoundOnly : null,
              onSoundOnly: playback.setSoundOnly,
            }}
            run={run}
          />
          {showsKeys && <PlayerKeysList onClose={() => setShowsKeys(false)} />}
        </>
      )}
      {children}
      <div ref={over} dir="rtl" className="player-over" />
    </div>
  );
}
