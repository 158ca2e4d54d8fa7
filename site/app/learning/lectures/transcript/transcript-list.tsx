import type { TranscriptLine } from '@nibras/contract/compat/parse-lecture.ts';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '#ui/form/button.tsx';
import { PressableList } from '#ui/list/pressable-rows.tsx';
import { PlayIcon } from '#ui/ornament/icons.ts';
import type { Video } from '../player/video.ts';
import { lineAt, type ShownLine } from './transcript-lines.ts';
import { TranscriptRow } from './transcript-row.tsx';
import { useFollowing } from './use-following.ts';

interface TranscriptListProps {
  lines: readonly TranscriptLine[];
  /** Those that are shown: all, or what a search has found. */
  shown: readonly ShownLine[];
  search: string;
  language: string;
  video: Video;
  /** The titles of chapters, by the line with which they begin. */
  chapters: ReadonlyMap<number, string>;
}

/** Where a key leads from a line; null for other keys. */
function steppedLine(key: string, from: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + 8,
    PageUp: from - 8,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}

/**
 * The lines, as a virtual list: a video of three hours has thousands. One of them is a stop of the Tab key, and the arrow
 * keys lead to the others.
 */
export function TranscriptList({
  lines,
  shown,
  search,
  language,
  video,
  chapters,
}: TranscriptListProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const spoken = useSyncExternalStore(video.subscribe, () => lineAt(lines, video.seconds()));
  const spokenRow = search === '' ? spoken : shown.findIndex(({ index }) => index === spoken);
  const following = useFollowing({ box, list, row: spokenRow, enabled: search === '' });
  /** The row that the keys have reached; null before they were used. */
  const [reached, setReached] = useState<number | null>(null);
  const stop = reached ?? Math.max(0, spokenRow);

  /** The row that gets the focus with the next frames, since the list was elsewhere. */
  const awaited = useRef<number | null>(null);

  function focusRow(row: number, tries = 10) {
    const button = box.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    awaited.current = button || tries === 0 ? null : row;
    if (button) button.focus({ preventScroll: true });
    else if (tries > 0) {
      requestAnimationFrame(() => awaited.current === row && focusRow(row, tries - 1));
    }
  }

  function handleKey(event: KeyboardEvent) {
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (!button) return;
    const from = awaited.current ?? Number(button.dataset.row);
    const next = steppedLine(event.key, from, shown.length);
    if (next === null) return;
    event.preventDefault();
    setReached(next);
    list.current?.scrollToIndex(next, { align: 'nearest' });
    focusRow(next);
  }

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: takes the keys of the lines inside. */}
      <div
        ref={box}
        onKeyDown={handleKey}
        onScroll={following.onScroll}
        lang={language}
        className="relative max-h-[min(24rem,55dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1.5"
      >
        <Virtualizer
          ref={list}
          scrollRef={box}
          as={PressableList}
          item="li"
          data={shown}
          keepMounted={[stop]}
        >
          {({ line, index }, row) => (
            <TranscriptRow
              key={index}
              row={row}
              line={line}
              search={search}
              chapter={search === '' ? (chapters.get(index) ?? null) : null}
              isSpoken={index === spoken}
              isStop={row === stop}
              onPress={() => {
                setReached(row);
                following.follow();
                video.playFrom(line.start);
              }}
            />
          )}
        </Virtualizer>
      </div>
      {following.isAway && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            size="sm"
            icon={<PlayIcon className="size-4" />}
            onClick={following.follow}
            className="pointer-events-auto shadow-mid"
          >
            إلى ما يُقال الآن
          </Button>
        </div>
      )}
    </div>
  );
}
