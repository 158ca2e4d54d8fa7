import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { arabicTime } from './arabic-time.ts';
import { clock } from './clock.ts';
import { seekStep } from './player-keys.ts';
import {
  chapterAt,
  chapterGaps,
  previewTile,
  type VideoChapter,
  type VideoPreviews,
} from './time-line.ts';
import { useDuration, useLoadedUntil, useSeconds } from './use-media-value.ts';

interface TimeSliderProps {
  media: HTMLMediaElement | null;
  chapters: readonly VideoChapter[];
  /** Where the video asks questions. */
  questionSeconds: readonly number[];
  previews: VideoPreviews | undefined;
}

const farStep = 60;
const percent = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`;

/** Where a key leads from a second; null for keys that are not the slider's. */
function secondOfKey(key: string, seconds: number, duration: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: seconds + seekStep,
    ArrowUp: seconds + seekStep,
    ArrowLeft: seconds - seekStep,
    ArrowDown: seconds - seekStep,
    PageUp: seconds + farStep,
    PageDown: seconds - farStep,
    Home: 0,
    End: duration,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(duration, Math.max(0, to));
}

/**
 * The time line, from left to right: what was played, what is loaded, where chapters begin, and the picture of the second
 * under the pointer. Its slider is an input element, which assistive technology can move.
 */
export function TimeSlider({ media, chapters, questionSeconds, previews }: TimeSliderProps) {
  const duration = useDuration(media);
  const seconds = useSeconds(media);
  const loaded = useLoadedUntil(media);
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The second under the pointer. */
  const [pointed, setPointed] = useState<number | null>(null);
  const [isDragging, setDragging] = useState(false);
  const at = isDragging && pointed !== null ? pointed : seconds;
  const chapter = chapterAt(chapters, at);

  function secondOf({ clientX }: PointerEvent): number {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return Math.min(1, Math.max(0, (clientX - left) / width)) * duration;
  }
  function seek(second: number) {
    if (media) media.currentTime = second;
  }
  function finish(event: PointerEvent) {
    if (isDragging) seek(secondOf(event));
    setDragging(false);
    if (event.pointerType !== 'mouse') setPointed(null);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = secondOfKey(event.key, media?.currentTime ?? 0, duration);
    if (to === null) return;
    event.preventDefault();
    seek(to);
  }

  return (
    <div
      className="player-time-line"
      data-dragging={isDragging || undefined}
      onPointerMove={(event) => setPointed(secondOf(event))}
      onPointerLeave={() => !isDragging && setPointed(null)}
      onPointerDown={(event) => {
        if (event.button !== 0 || duration === 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        input.current?.focus({ preventScroll: true });
        setPointed(secondOf(event));
        setDragging(true);
      }}
      onPointerUp={finish}
      onPointerCancel={() => {
        setDragging(false);
        setPointed(null);
      }}
    >
      <input
        ref={input}
        type="range"
        data-player-slider=""
        className="player-range"
        aria-label="الانتقال"
        aria-valuetext={`${arabicTime(at)} من ${arabicTime(duration, 'genitive')}${chapter ? `، ${chapter.title}` : ''}`}
        min={0}
        max={duration || 1}
        step="any"
        value={at}
        onChange={(event) => seek(Number(event.target.value))}
        onKeyDown={handleKey}
      />
      <div ref={bar} className="player-track">
        <div
          className="player-loaded"
          style={{ inlineSize: percent(duration ? loaded / duration : 0) }}
        />
        <div
          className="player-played"
          style={{ inlineSize: percent(duration ? at / duration : 0) }}
        />
        {chapterGaps(chapters, duration).map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the length of a stream becomes exact while it plays
          <div key={index} className="player-gap" style={{ insetInlineStart: percent(share) }} />
        ))}
        {[...new Set(questionSeconds)]
          .filter((second) => second <= duration)
          .map((second) => (
            <div
              key={second}
              className="player-question"
              style={{ insetInlineStart: percent(second / duration) }}
            />
          ))}
        <div
          className="player-knob"
          style={{ insetInlineStart: percent(duration ? at / duration : 0) }}
        />
      </div>
      {duration > 0 && (
        <TimePreview
          second={pointed ?? at}
          duration={duration}
          isPointed={pointed !== null}
          title={chapterAt(chapters, pointed ?? at)?.title ?? null}
          previews={pointed === null ? undefined : previews}
        />
      )}
    </div>
  );
}

interface TimePreviewProps {
  second: number;
  duration: number;
  isPointed: boolean;
  /** The chapter's. */
  title: string | null;
  previews: VideoPreviews | undefined;
}

/** The picture, the chapter and the time of a second, over the time line. */
function TimePreview({ second, duration, isPointed, title, previews }: TimePreviewProps) {
  const tile = previews && previewTile(previews, second);
  return (
    <div
      className="player-preview"
      data-pointed={isPointed || undefined}
      aria-hidden="true"
      style={{ '--at': second / duration } as React.CSSProperties}
    >
      {previews && tile && (
        <div
          className="player-preview-picture"
          style={{ inlineSize: previews.width, blockSize: previews.height }}
        >
          <img
            src={previews.address}
            alt=""
            width={previews.width * previews.columns}
            height={previews.height * previews.rows}
            style={{ transform: `translate(${-tile.x}px, ${-tile.y}px)` }}
          />
        </div>
      )}
      {title && (
        <bdi className="player-preview-title" dir="auto">
          {title}
        </bdi>
      )}
      <bdi className="player-preview-time">{clock(second)}</bdi>
    </div>
  );
}
