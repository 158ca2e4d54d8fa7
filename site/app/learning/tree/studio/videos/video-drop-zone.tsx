import { wording } from '@nibras/contract/text/wording.ts';
import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { UploadIcon } from '../icons.ts';
import { useVideoLectures } from './use-video-lectures.ts';

interface VideoDropZoneProps {
  /** The chapter that gets the lectures; the course's last or first one by default. */
  chapterId?: number;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** The page itself drags rows; only files are meant here. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** An area on which videos can be dropped: each becomes a lecture, in the order of their names. */
export function VideoDropZone({
  chapterId,
  disabled = false,
  className,
  children,
}: VideoDropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const { addVideos } = useVideoLectures();

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
    void addVideos([...event.dataTransfer.files], chapterId);
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
          {wording`أفلتها هنا، فيصير كل فيديو محاضرة{ًا}`}
        </p>
      )}
    </div>
  );
}
