import { videoChapters as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useRef, useState } from 'react';
import { useRowIds } from '#studio-kit/fields/use-row-ids.ts';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { inOrderOfTime, type VideoChapter, withChapters } from './read-chapters.ts';

/** How long (ms) a removed chapter can be restored from the message. */
const undoFor = 10_000;

/** A chapter with an id that stays while the list changes. */
export interface ChapterRow extends VideoChapter {
  id: number;
  at: number;
}

/** The chapters of a draft in the order of their starts, with the changes that the page makes. */
export function useChapters(field: EditedField<VideoChapter[]>) {
  const chapters = inOrderOfTime(field.value ?? []);
  const { ids, change: changeIds } = useRowIds(chapters.length);
  /** The row whose name gets the focus after the next change, by its place. */
  const [focused, setFocused] = useState<{ at: number } | null>(null);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  const rows: ChapterRow[] = chapters.map((chapter, at) => ({ ...chapter, id: ids[at] ?? at, at }));

  function replace(at: number, chapter: VideoChapter) {
    const changed = inOrderOfTime(
      rows.map((row) => (row.at === at ? { ...row, ...chapter } : row)),
    ) as ChapterRow[];
    changeIds(changed.map(({ id }) => id));
    field.set(changed.map(({ start, name }) => ({ start, name })));
  }
  return {
    rows,
    isFull: chapters.length >= limits.perVideo,
    focused,
    /** Adds a chapter without a name; one that begins there already gets the focus only. */
    addAt(start: number) {
      const there = chapters.findIndex((one) => one.start === start);
      if (there < 0 && chapters.length >= limits.perVideo) return;
      const after = chapters.findIndex((one) => one.start > start);
      const at = there >= 0 ? there : after < 0 ? chapters.length : after;
      if (there < 0) {
        changeIds(ids, { at, count: 1 });
        field.set([...chapters.slice(0, at), { start, name: '' }, ...chapters.slice(at)]);
      }
      setFocused({ at });
    },
    /** Adds what was read. @returns what found no room */
    add(read: readonly VideoChapter[]): VideoChapter[] {
      const { value, set } = latest.current;
      const { chapters: next, left } = withChapters(value ?? [], read);
      if (
        next.length !== chapters.length ||
        next.some(({ name }, at) => name !== chapters[at]?.name)
      )
        set(next);
      return left;
    },
    rename: (at: number, name: string) => replace(at, { start: chapters[at]?.start ?? 0, name }),
    move(at: number, start: number) {
      const bounded = Math.min(limits.lastSecond, Math.max(0, start));
      replace(at, { name: chapters[at]?.name ?? '', start: bounded });
    },
    /** Removes a chapter, and offers to restore it. */
    remove(at: number) {
      const removed = chapters[at];
      if (!removed) return;
      changeIds(ids.filter((_, index) => index !== at));
      field.set(chapters.filter((_, index) => index !== at));
      toast({
        title: removed.name.trim()
          ? wording`حُذف {=الفصل} «${removed.name}»`
          : wording`حُذف {=فصل} بلا اسم`,
        duration: undoFor,
        action: {
          label: 'تراجع',
          // The list may have changed since the removal.
          onSelect: () => {
            const { value, set } = latest.current;
            set(inOrderOfTime([...(value ?? []), removed]));
          },
        },
      });
    },
  };
}
