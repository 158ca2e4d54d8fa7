import { studio as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useMemo } from 'react';
import { isCaptions } from '#content/media/studio/index.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { isVideo, useVideoLectures } from '../videos/use-video-lectures.ts';
import type { DroppedFile } from './dropped-files.ts';
import { refuseFiles } from './refused-files.ts';
import { useLectureCaptions } from './use-lecture-captions.ts';

/** Where files were dropped. */
export interface DropTarget {
  chapterId?: number | undefined;
  lectureId?: number | undefined;
}

/**
 * Takes the files of one drop: each video becomes a lecture, and each file of captions goes to a lecture, one of these
 * videos included.
 */
export function useDroppedFiles(): (
  files: readonly DroppedFile[],
  target?: DropTarget,
) => Promise<void> {
  const { addVideos } = useVideoLectures();
  const { addCaptions, addTo } = useLectureCaptions();
  return useMemo(
    () =>
      async (files, { chapterId, lectureId } = {}) => {
        if (files.length > limits.droppedFiles) {
          const most = countLabel(limits.droppedFiles, rareNouns.file, 'nominative');
          toast({ title: `أقصى ما يُفلت في المرة ${most}`, variant: 'destructive' });
          return;
        }
        const captions = files.filter(({ file }) => isCaptions(file));
        const videos = files.filter(({ file }) => isVideo(file));
        const taken = new Set([...captions, ...videos]);
        refuseFiles(
          files
            .filter((one) => !taken.has(one))
            .map(({ file }) => ({ name: file.name, reason: 'ليس فيديو ولا ترجمة VTT أو SRT' })),
        );
        const [only] = captions;
        if (lectureId !== undefined && only && files.length === 1) {
          await addTo(lectureId, only);
          return;
        }
        if (videos.length > 0) await addVideos(videos, chapterId);
        if (captions.length > 0) await addCaptions(captions, chapterId);
      },
    [addVideos, addCaptions, addTo],
  );
}
