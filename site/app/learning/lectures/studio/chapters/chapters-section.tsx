import { videoChapters as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useRef, useState } from 'react';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { useAtSecond } from '#studio-kit/video/use-studio-video.ts';
import { useVideoKeys } from '#studio-kit/video/video-keys.ts';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import type { VideoSectionProps } from '../video-section-props.ts';
import { ChapterRow } from './chapter-row.tsx';
import { chapterKeys } from './keys.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { readChapters } from './read-chapters.ts';
import { useChapters } from './use-chapters.ts';

const keyPlaces = { text: '[data-chapter-name]' };

/** The chapters of a video: one is added by a key while it plays, or many by a pasted text. */
export function ChaptersSection({ edited, video, disabled }: VideoSectionProps) {
  const field = edited.field('chapters');
  const chapters = useChapters(field);
  const { rows, focused } = chapters;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!focused) return;
    const row = list.current?.querySelector(`[data-chapter="${focused.at}"]`);
    row?.querySelector<HTMLElement>('[data-chapter-name]')?.focus();
  }, [focused]);
  /** The text of the open dialog. */
  const [pasted, setPasted] = useState<string | null>(null);
  const now = useAtSecond(video, (seconds) => rows.findLast(({ start }) => start <= seconds)?.id);
  const canAdd = !disabled && video.element !== null && !chapters.isFull;

  function addHere() {
    if (canAdd) chapters.addAt(Math.min(limits.lastSecond, Math.floor(video.seconds())));
  }
  useVideoKeys(
    chapterKeys,
    (action) => {
      if (action === 'chapter') addHere();
      else stepFocused(action === 'later' ? 1 : -1);
    },
    keyPlaces,
  );

  /** Moves the chapter of the row that has the focus. */
  function stepFocused(by: 1 | -1) {
    const row = document.activeElement?.closest<HTMLElement>('[data-chapter]');
    const chapter = rows[Number(row?.dataset.chapter)];
    if (row && chapter && !disabled) chapters.move(chapter.at, chapter.start + by);
  }

  /** Takes a text with times as chapters. @returns whether it was one */
  function paste(text: string): boolean {
    const read = readChapters(text);
    if (read.chapters.length === 0) return false;
    const left = chapters.add(read.chapters);
    if (left.length > 0 || read.unread.length > 0) setPasted(text);
    return true;
  }

  return (
    <Section
      title={wording`{=فصول} الفيديو`}
      description={wording`تظهر على شريط الوقت وفي نص المحاضرة ونتائج البحث.`}
    >
      <DraftBox field={field} className="flex flex-col gap-4">
        {!disabled && (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              icon={<PlusIcon className="size-4.5" />}
              disabled={!canAdd}
              aria-keyshortcuts="C"
              onClick={addHere}
            >
              {wording`{=فصل} هنا`}{' '}
              <kbd dir="ltr" className="pointer-coarse:hidden">
                C
              </kbd>
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setPasted('')}>
              {wording`ألصق {=الفصول}`}
            </Button>
          </div>
        )}
        {rows.length === 0 ? (
          <p className="text-text-soft">
            {wording`لا {=فصول} بعد. شغّل الفيديو واضغط «{=فصل} هنا» حيث يبدأ {=فصل}، أو ألصقها من وصف الفيديو.`}
          </p>
        ) : (
          <ol
            ref={list}
            aria-label={wording`{=فصول} الفيديو`}
            className="overflow-hidden rounded-md border border-line"
          >
            {rows.map((row) => (
              <ChapterRow
                key={row.id}
                row={row}
                isNow={row.id === now}
                disabled={disabled}
                onSeek={video.playsFrom(row.start)}
                onMove={(start) => {
                  chapters.move(row.at, start);
                  video.seek(start);
                }}
                onRename={(name) => chapters.rename(row.at, name)}
                onPaste={paste}
                onRemove={() => chapters.remove(row.at)}
              />
            ))}
          </ol>
        )}
        {chapters.isFull && <p className="text-sm text-text-faint">هذه أكبر قائمة يمكن حفظها.</p>}
      </DraftBox>
      {pasted !== null && (
        <PasteDialog text={pasted} onAdd={chapters.add} onClose={() => setPasted(null)} />
      )}
    </Section>
  );
}
