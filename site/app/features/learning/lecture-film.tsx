import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { AfterLecture } from './after-lecture.tsx';
import type { Access } from './course-order.ts';
import { FilmCover } from './film-cover.tsx';
import { startAt } from './player/resume-position.ts';
import { TroubleCover } from './player/trouble-cover.tsx';
import { useCalmStart } from './player/use-calm-start.ts';
import { useFilm } from './player/use-film.ts';
import { ownOutbox } from './progress/own-outbox.ts';
import { useSavedPosition } from './progress/use-saved-position.ts';
import { withBegun } from './progress/with-watched.ts';
import type { lectureQuery } from './queries.ts';

// The player is heavy and needs a browser: it is fetched only where a video is watched.
const LecturePlayer = lazy(() => import('./player/lecture-player.tsx'));

interface LectureFilmProps {
  page: LecturePage;
  access: Access;
  options: ReturnType<typeof lectureQuery>;
  src: string;
  onFinished(): Promise<void>;
}

/** A lecture's video: goes on where the person stopped, and says what comes after it. */
export function LectureFilm({ page, access, options, src, onFinished }: LectureFilmProps) {
  const { lecture, course } = page;
  const client = useQueryClient();
  const media = useMediaUrl();
  const cameFromBefore = useLocation().state?.playOn === true;
  const ids = { course: course.id, lecture: lecture.id };
  const saved = useSavedPosition(ids.course, ids.lecture);
  // What this browser could not tell the server yet is newer than what the server knows.
  const at = useRef<number>(ownOutbox().positionOf(ids) ?? lecture.position);
  const playing = useRef(cameFromBefore);
  const film = useFilm({ options, src });
  const [ended, setEnded] = useState(false);
  // Pressed before the player was there.
  const [pressed, setPressed] = useState(cameFromBefore);
  const [playerWanted, fetchPlayer] = useCalmStart(cameFromBefore);
  // Captions and poster stay as they came: new addresses of the same files would only load them again.
  const [files] = useState(() => ({
    poster: media(lecture.poster, 1280),
    captions: lecture.captions.map((caption) => ({
      ...caption,
      src: media(caption.src) ?? caption.src,
    })),
  }));

  const cover = (
    <FilmCover
      title={lecture.name}
      poster={lecture.poster}
      from={startAt(at.current, (lecture.timeLecture ?? 0) * 60)}
      waiting={pressed}
      onPlay={() => {
        playing.current = true;
        setPressed(true);
        fetchPlayer();
      }}
    />
  );

  return (
    // From edge to edge on a phone, where every dot of width counts.
    <div className="max-sm:-mx-gutter max-sm:-mt-6">
      <Suspense fallback={cover}>
        {playerWanted ? (
          <LecturePlayer
            title={lecture.name}
            src={media(film.src) ?? film.src}
            {...files}
            position={() => at.current}
            autoPlay={() => playing.current}
            onTime={(seconds) => {
              at.current = seconds;
              saved.note(seconds);
              film.reached(seconds);
            }}
            onPlay={() => {
              playing.current = true;
              setEnded(false);
              client.setQueryData(options.queryKey, (known) => known && withBegun(known));
            }}
            onPause={() => {
              playing.current = false;
              saved.flush();
            }}
            onEnded={() => {
              playing.current = false;
              at.current = 0;
              saved.forget();
              setEnded(true);
              void onFinished();
            }}
            onFailed={(seconds) => {
              if (seconds !== null) at.current = seconds;
              saved.flush();
              film.fail(at.current);
            }}
            onReady={film.ready}
          >
            <TroubleCover trouble={film.trouble} online={film.online} onRetry={film.tryAgain} />
            {ended && !film.trouble && (
              <AfterLecture page={page} access={access} onClose={() => setEnded(false)} />
            )}
          </LecturePlayer>
        ) : (
          cover
        )}
      </Suspense>
    </div>
  );
}
