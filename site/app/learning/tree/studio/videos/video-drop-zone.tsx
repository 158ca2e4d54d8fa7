import { wording } from '@nibras/contract/text/wording.ts';
import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { droppedFiles } from '../captions/dropped-files.ts';
import { useDroppedFiles } from '../captions/use-dropped-files.ts';
import { UploadIcon } from '../icons.ts';
import { isChapterRow, type RowKey, rowId } from '../row-key.ts';

interface VideoDropZoneProps {
  /** The chapter that gets the lectures; the course's last or first one by default. */
  chapterId?: number;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** The page itself drags rows; only files are meant here. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The lecture on whose row an element is. */
function lectureUnder(element: Element): number | undefined {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row as RowKey | undefined;
  return row === undefined || isChapterRow(row) ? undefined : rowId(row);
}

/**
 * An area on which files can be dropped: each video becomes a lecture, in the order of their names, and captions go to the
 * lectures that they are named for, or to the one on whose row a single file was dropped.
 */
export function VideoDropZone({
  chapterId,
  disabled = false,
  className,
  children,
}: VideoDropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const addFiles = useDroppedFiles();

  function handleOver(event: DragEvent) {
    if (disabled || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  }

  function handleLeave(event: DragEvent) {
    // Also fired between the elements inside.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  }

  function handleDrop(event: DragEvent) {
    if (disabled || !hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    const lectureId = lectureUnder(event.target as Element);
    void droppedFiles(event.dataTransfer).then(
      (files) => addFiles(files, { chapterId, lectureId }),
      () => toast({ title: 'تعذرت قراءة ما أفلتّه', variant: 'destructive' }),
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are also chosen by a button.
    <div
      onDragEnter={handleOver}
      onDragOver={handleOver}
      onDragLeave={handleLeave}
      onDrop={handleDrop}
      data-film-drop={chapterId ?? 'course'}
      className={cx('relative', className, isOver && 'outline-3 -outline-offset-1 outline-focus')}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-x-0 bottom-0 z-1 flex items-center justify-center gap-2 rounded-b-lg bg-link-soft px-4 py-3 text-center font-semibold text-link">
          <UploadIcon className="size-5" />
          {wording`أفلتها هنا: يصير كل فيديو محاضرة{ًا}، وتُضاف كل ترجمة في مكانها`}
        </p>
      )}
    </div>
  );
}
