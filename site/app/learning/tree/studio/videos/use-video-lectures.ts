import { studio } from '@nibras/contract/limits.ts';
import { useMemo } from 'react';
import { toast } from '#ui/overlay/toast-store.ts';
import { type DroppedFile, pathOf } from '../captions/dropped-files.ts';
import { useEnsureChapter } from '../use-add-lecture.ts';
import { useShownTree } from '../use-selection.ts';
import { useActions } from '../use-tree-actions.ts';
import { inNaturalOrder, lectureNames } from './file-names.ts';
import { interruptedVideos, sendVideos } from './video-store.ts';

export const isVideo = ({ type, name }: File) =>
  type.startsWith('video/') || (type === '' && /\.(mp4|m4v|mov|mkv|webm|avi)$/i.test(name));

/**
 * Makes a lecture of each video, in the order of their folders and names, and uploads them. Files whose upload was
 * interrupted go on where it ended, in the lectures that they have.
 */
export function useVideoLectures() {
  const actions = useActions();
  const shown = useShownTree();
  const ensureChapter = useEnsureChapter();
  return useMemo(
    () => ({
      async addVideos(dropped: readonly DroppedFile[], chapterId?: number): Promise<void> {
        const videos = inNaturalOrder(dropped, pathOf).map(({ file }) => file);
        const courseId = shown().course.id;
        const { continued, fresh } = interruptedVideos(courseId, videos);
        if (continued.length > 0) sendVideos(courseId, continued);
        if (fresh.length === 0) return;
        if (fresh.length > studio.lecturesAtOnce) {
          toast({
            title: `أفلت حتى ${studio.lecturesAtOnce} فيديو في المرة`,
            variant: 'destructive',
          });
          return;
        }
        const chapter = await ensureChapter(chapterId);
        if (chapter === null) return;
        const lectures = lectureNames(fresh).map((name) => ({ name, type: 'video' as const }));
        const made = (await actions.addLectures({ chapterId: chapter }, lectures)) ?? [];
        sendVideos(
          courseId,
          made.flatMap((lectureId, index) => {
            const file = fresh[index];
            return file ? [{ lectureId, file }] : [];
          }),
        );
      },
    }),
    [actions, shown, ensureChapter],
  );
}
