import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useRef } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { Picture } from '#ui/list/picture.tsx';
import { PlayIcon, VideoLectureIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { clock } from './player/clock.ts';
import { isPlayKey } from './player/key-press.ts';

interface VideoCoverProps {
  title: string;
  poster: string | null | undefined;
  /** Seconds at which the video will resume; 0 for the start. */
  from: number;
  /** The viewer did not stop there, but was led there. */
  chosen: boolean;
  /** Play was pressed and the player is loading. */
  waiting: boolean;
  onPlay(): void;
}

/** Handles the play key until the player is loaded. */
function usePlayKey(onPlay: () => void) {
  const play = useRef(onPlay);
  play.current = onPlay;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isPlayKey(event)) return;
      event.preventDefault();
      play.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Shown until the video plays: the poster, the position to resume from, and a play button in a corner, since the middle
 * of a poster usually carries its title.
 */
export function VideoCover({ title, poster, from, chosen, waiting, onPlay }: VideoCoverProps) {
  const mediaUrl = useMediaUrl();
  usePlayKey(onPlay);
  return (
    <div className="group absolute inset-0 overflow-hidden bg-ink sm:rounded-lg">
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
        aria-label={wording`شغّل المحاضرة: ${title}`}
        aria-busy={waiting}
        onClick={onPlay}
        className="absolute inset-0 flex cursor-pointer flex-row-reverse items-end justify-start gap-3 bg-linear-to-t from-scrim to-transparent to-40% p-3 text-on-ink focus-visible:-outline-offset-4 focus-visible:outline-lamp-flame sm:p-5"
      >
        <span className="grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-mid transition-transform duration-calm group-hover:scale-105 sm:size-16">
          {waiting ? (
            <Spinner className="size-7" />
          ) : (
            <PlayIcon className="size-6 translate-x-0.5 fill-current sm:size-7" />
          )}
        </span>
        {from > 0 && (
          <span className="mb-2.5 rounded-full bg-ink px-4 py-1 text-sm font-medium sm:mb-4">
            {chosen ? 'تبدأ من' : 'تكمل من'} <bdi dir="ltr">{clock(from)}</bdi>
          </span>
        )}
      </button>
    </div>
  );
}
