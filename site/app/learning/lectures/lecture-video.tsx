import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { AfterLecture } from './after-lecture.tsx';
import { type Access, lecturePath, mayOpen, neighbours } from './course-order.ts';
import type { PlayerControl } from './player/lecture-player.tsx';
import { loadHls } from './player/load-hls.ts';
import { askedSecond, openPlace } from './player/place.ts';
import { PlaybackProblem } from './player/playback-problem.tsx';
import { useDeferredStart } from './player/use-deferred-start.ts';
import { useVideoSource } from './player/use-video-source.ts';
import type { Video } from './player/video.ts';
import { useSavedPosition } from './progress/use-saved-position.ts';
import { userOutbox } from './progress/user-outbox.ts';
import { withStarted } from './progress/with-watched.ts';
import type { lectureQuery } from './queries.ts';
import { useSeat } from './seat/use-seat.ts';
import { VideoCover } from './video-cover.tsx';

// The player is large and needs a browser, so it is loaded only on pages with a video.
const LecturePlayer = lazy(() => import('./player/lecture-player.tsx'));
const SeatsTaken = lazy(async () => ({
  default: (await import('./seat/seats-taken.tsx')).SeatsTaken,
}));

interface LectureVideoProps {
  page: LecturePage;
  access: Access;
  options: ReturnType<typeof lectureQuery>;
  src: string;
  video: Video;
  onFinished(): Promise<void>;
}

/**
 * A lecture's video: begins at the second that the address asks for (`?t=83`), else where the user stopped, and shows the
 * next lecture at its end.
 */
export function LectureVideo({ page, access, options, src, video, onFinished }: LectureVideoProps) {
  const { lecture, course } = page;
  const client = useQueryClient();
  const location = useLocation();
  const autoPlays = location.state?.playOn === true;
  const ids = { course: course.id, lecture: lecture.id };
  const saved = useSavedPosition(ids.course, ids.lecture);
  // A position in the outbox was not sent yet, so it is newer than the server's.
  const [place] = useState(() =>
    openPlace({
      saved: userOutbox().positionOf(ids) ?? lecture.position,
      input: askedSecond(location.search),
    }),
  );
  const playing = useRef(autoPlays);
  const source = useVideoSource({ options, src, lecture });
  const { next } = neighbours(course, lecture.id);
  const [ended, setEnded] = useState(false);
  // Play was pressed, but the video does not play yet.
  const [pressed, setPressed] = useState(autoPlays);
  const [played, setPlayed] = useState(false);
  const [playerStarted, startPlayer] = useDeferredStart(autoPlays);
  const hasStream = lecture.stream !== undefined;
  useEffect(() => {
    // The player imports it again, and plays the file where that fails.
    if (playerStarted && hasStream) loadHls().catch(() => undefined);
  }, [playerStarted, hasStream]);
  const control = useRef<PlayerControl>(null);
  const [plays, setPlays] = useState(false);
  const signedIn = useSession((state) => state.isAuthenticated);
  const seat = useSeat({
    ids,
    needed: playerStarted && signedIn && !lecture.show,
    playing: plays,
    stream: source.stream,
    onSeated: source.tryAgain,
  });
  // A problem is shown by the player, so the cover gives way to it.
  const covered = !played && !source.problem && !seat.taken;

  const box = useRef<HTMLDivElement>(null);
  const playFrom = useEffectEvent((seconds: number) => {
    place.jumpTo(seconds);
    playing.current = true;
    setPressed(true);
    startPlayer();
    control.current?.playFrom(seconds);
    const { top = 0, bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (bottom < 100 || top > window.innerHeight) box.current?.scrollIntoView();
  });
  useEffect(
    () =>
      video.connect({
        playFrom: (seconds) => playFrom(seconds),
        play: () => control.current?.play(),
        pause: () => control.current?.pause(),
        cover: () => control.current?.cover() ?? null,
      }),
    [video],
  );
  const waits = useSyncExternalStore(video.subscribe, video.isWaiting);
  const opened = useRef(location.key);
  useEffect(() => {
    // A link to another second of the lecture that is open.
    if (opened.current === location.key) return;
    opened.current = location.key;
    const input = askedSecond(location.search);
    if (input !== null) playFrom(input);
  }, [location]);

  return (
    // Full width on a phone.
    <div
      ref={box}
      className={cx(
        'relative isolate aspect-video scroll-mt-24 max-sm:-mx-gutter max-sm:-mt-6 print:hidden',
        // A question over a video that has just left the full screen stays over the page.
        waits && 'z-dialog',
      )}
    >
      <Suspense fallback={null}>
        {playerStarted && !seat.taken && (
          <div inert={covered} className="flex">
            <LecturePlayer
              control={control}
              title={lecture.name}
              course={course.name}
              poster={lecture.poster}
              file={source.file}
              stream={source.stream}
              soundStream={source.soundStream}
              chapters={lecture.chapters}
              questionSeconds={lecture.questionSeconds}
              previews={lecture.previews}
              movingName={lecture.movingName}
              next={
                next && mayOpen(next, access)
                  ? { name: next.name, path: lecturePath(course.id, next.id) }
                  : undefined
              }
              captions={lecture.captions}
              covered={covered}
              waits={waits}
              start={place.start}
              autoPlay={() => playing.current}
              onTime={(seconds) => {
                place.reach(seconds, playing.current);
                video.report(seconds);
                // Anyone who was led to a second and has not played yet has not stopped there.
                if (played) saved.update(seconds);
                source.reached(seconds);
              }}
              onPlay={() => {
                // The lock screen can play it too.
                if (video.isWaiting()) return control.current?.pause();
                playing.current = true;
                setPlays(true);
                setPlayed(true);
                setEnded(false);
                client.setQueryData(options.queryKey, (cached) => cached && withStarted(cached));
              }}
              onRefused={() => {
                playing.current = false;
                setPressed(false);
              }}
              onPause={() => {
                playing.current = false;
                setPlays(false);
                saved.flush();
              }}
              onEnded={(duration) => {
                playing.current = false;
                setPlays(false);
                saved.clear();
                setEnded(true);
                if (place.end(duration)) void onFinished();
              }}
              onFailed={(seconds) => {
                if (seconds !== null) place.stay(seconds);
                saved.flush();
                seat.askNow();
                source.fail(place.seconds());
              }}
              onReady={source.ready}
            >
              <PlaybackProblem
                problem={source.problem}
                online={source.online}
                onRetry={source.tryAgain}
              />
              {ended && !waits && !source.problem && (
                <AfterLecture page={page} access={access} onClose={() => setEnded(false)} />
              )}
            </LecturePlayer>
          </div>
        )}
      </Suspense>
      {seat.taken && (
        <Suspense fallback={null}>
          <SeatsTaken taken={seat.taken} busy={seat.busy} onFree={(id) => void seat.free(id)} />
        </Suspense>
      )}
      {covered && (
        <VideoCover
          title={lecture.name}
          poster={lecture.poster}
          from={place.isChosen() ? place.seconds() : place.start((lecture.timeLecture ?? 0) * 60)}
          chosen={place.isChosen()}
          waiting={pressed}
          onPlay={() => {
            playing.current = true;
            setPressed(true);
            startPlayer();
            control.current?.play();
          }}
        />
      )}
    </div>
  );
}
