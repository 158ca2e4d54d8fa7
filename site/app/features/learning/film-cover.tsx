import { useEffect, useRef } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { Picture } from '#ui/list/picture.tsx';
import { PlayIcon, VideoLectureIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { commandOf } from './player/player-keys.ts';

interface FilmCoverProps {
  title: string;
  poster: string | null | undefined;
  /** Seconds at which it will go on; 0 for a beginning. */
  from: number;
  /** Pressed already: the player is on its way. */
  waiting: boolean;
  onPlay(): void;
}

const two = (number: number) => String(number).padStart(2, '0');

/** As the player's own time line writes it. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The player's key for playing, while the player itself is not there to hear it. */
function usePlayKey(onPlay: () => void) {
  const play = useRef(onPlay);
  play.current = onPlay;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (commandOf(event) !== 'pause') return;
      event.preventDefault();
      play.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** A film before its player is there: its picture, where it will go on, and the way to begin. */
export function FilmCover({ title, poster, from, waiting, onPlay }: FilmCoverProps) {
  const mediaUrl = useMediaUrl();
  usePlayKey(onPlay);
  return (
    <div className="group relative overflow-hidden bg-ink sm:rounded-lg">
      <Picture
        src={mediaUrl(poster)}
        alt=""
        width={960}
        height={540}
        sizes="(min-width: 80rem) 50rem, (min-width: 64rem) 60vw, 100vw"
        priority
        fallback={<VideoLectureIcon className="size-7" />}
      />
      <button
        type="button"
        aria-label={`شغّل المحاضرة: ${title}`}
        aria-busy={waiting}
        onClick={onPlay}
        className="absolute inset-0 grid cursor-pointer place-items-center bg-linear-to-t from-scrim to-transparent text-on-ink focus-visible:-outline-offset-4 focus-visible:outline-lamp-flame"
      >
        <span className="grid size-16 place-items-center rounded-full bg-accent text-on-accent shadow-mid transition-transform duration-calm group-hover:scale-105 sm:size-20">
          {waiting ? (
            <Spinner className="size-8" />
          ) : (
            <PlayIcon className="size-7 translate-x-0.5 fill-current sm:size-9" />
          )}
        </span>
        {from > 0 && (
          <span className="absolute inset-x-0 bottom-3 mx-auto w-fit rounded-full bg-ink px-4 py-1 text-sm font-medium">
            تكمل من <bdi dir="ltr">{clock(from)}</bdi>
          </span>
        )}
      </button>
    </div>
  );
}
