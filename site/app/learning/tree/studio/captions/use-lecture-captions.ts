import { studio as limits, media as mediaLimits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMemo } from 'react';
import { addUploads, guessLanguage, UploadCanceled } from '#content/media/studio/index.ts';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { reloadEditor } from '#studio-kit/saving/editors.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { lecturesOf } from '../tree-edits.ts';
import { quoted } from '../tree-texts.ts';
import { useTreeViewStore } from '../tree-view.ts';
import { useShownTree } from '../use-selection.ts';
import { useActions } from '../use-tree-actions.ts';
import { type CaptionsPlan, captionsByLecture, type PlannedFile } from './captions-plan.ts';
import { type DroppedFile, pathOf } from './dropped-files.ts';
import { type RefusedFile, refuseFiles } from './refused-files.ts';

/** Why a file is not even uploaded; null where it is. */
function faultOf({ size }: File): string | null {
  if (size === 0) return 'الملف فارغ';
  if (size <= mediaLimits.captionsMaxBytes) return null;
  return `أكبر من ${formatBytes(mediaLimits.captionsMaxBytes)}`;
}

/** Uploads the files of a plan. @returns their paths in storage, and those that the server refused */
async function upload(plan: readonly (PlannedFile & { lectureId: number })[]) {
  const uploads = addUploads(plan.map(({ file }) => file));
  const results = await Promise.allSettled(uploads.map(({ ready }) => ready));
  const stored: { lectureId: number; language: string; media: string }[] = [];
  const refused: RefusedFile[] = [];
  for (const [at, result] of results.entries()) {
    const planned = plan[at];
    if (!planned) continue;
    const { lectureId, language, file } = planned;
    if (result.status === 'fulfilled') {
      stored.push({ lectureId, language, media: result.value.path });
    } else if (!(result.reason instanceof UploadCanceled)) {
      refused.push({ name: file.name, reason: (result.reason as Error).message });
    }
  }
  return { stored, refused };
}

/**
 * Adds files of captions to the lectures of the course: at once where the lecture of each is certain, otherwise after the
 * person has decided.
 */
export function useLectureCaptions() {
  const actions = useActions();
  const shown = useShownTree();
  const store = useTreeViewStore();
  return useMemo(() => {
    /** Uploads files and puts them into their lectures. */
    async function apply(plan: CaptionsPlan): Promise<void> {
      const wanted = plan.flatMap((one) =>
        one.lectureId === null ? [] : [{ ...one, lectureId: one.lectureId }],
      );
      if (wanted.length === 0) return;
      const { stored, refused } = await upload(wanted);
      const lectures = captionsByLecture(stored);
      if (lectures.length > 0 && (await actions.addCaptions(lectures))) {
        for (const { id } of lectures) reloadEditor({ kind: 'lecture', id });
      }
      refuseFiles(refused);
    }

    async function plan(files: readonly DroppedFile[], chapterId?: number): Promise<CaptionsPlan> {
      const { matchCaptions } = await import('./match-captions.ts');
      const languages = await Promise.all(files.map(({ file }) => guessLanguage(file)));
      const named = files.map(({ file, folders }, at) => ({
        name: file.name,
        folders,
        language: languages[at] ?? 'ar',
      }));
      const matches = matchCaptions(named, shown().chapters, chapterId ?? null);
      return files.map((dropped, key) => ({
        key,
        file: dropped.file,
        path: pathOf(dropped),
        language: languages[key] ?? 'ar',
        lectureId: matches[key]?.lectureId ?? null,
        doubt: matches[key]?.doubt ?? null,
      }));
    }

    /** The files that can be uploaded; the others are named. */
    function usable(files: readonly DroppedFile[]): DroppedFile[] {
      const faults = files.map(({ file }) => faultOf(file));
      refuseFiles(
        files.flatMap(({ file }, at) => {
          const reason = faults[at];
          return reason ? [{ name: file.name, reason }] : [];
        }),
      );
      return files.filter((_, at) => faults[at] === null);
    }

    return {
      apply,
      /** @param chapterId the chapter on which they were dropped */
      async addCaptions(dropped: readonly DroppedFile[], chapterId?: number): Promise<void> {
        if (!lecturesOf(shown()).some(({ type }) => type === 'video')) {
          toast({
            title: wording`لا محاضرات فيديو لهذه الترجمات`,
            description: 'أفلت الفيديوهات معها، أو أضفها أولًا.',
            variant: 'destructive',
          });
          return;
        }
        const files = usable(dropped);
        if (files.length > limits.lecturesAtOnce) {
          const most = countLabel(limits.lecturesAtOnce, rareNouns.captions, 'nominative');
          toast({ title: `أقصى ما يُضاف في المرة ${most}`, variant: 'destructive' });
          return;
        }
        if (files.length === 0) return;
        const planned = await plan(files, chapterId);
        if (planned.every(({ doubt }) => doubt === null)) await apply(planned);
        else store.setState({ captions: planned });
      },
      /** Adds one file to the lecture on which it was dropped, whatever it is called. */
      async addTo(lectureId: number, dropped: DroppedFile): Promise<void> {
        const lecture = lecturesOf(shown()).find(({ id }) => id === lectureId);
        if (lecture?.type !== 'video') {
          toast({
            title: wording`الترجمة لمحاضرة فيديو فقط`,
            description: wording`${quoted(lecture?.name ?? '')} {lecture:ليست|ليس} فيديو.`,
            variant: 'destructive',
          });
          return;
        }
        const [usableFile] = usable([dropped]);
        if (!usableFile) return;
        const { file } = usableFile;
        const language = await guessLanguage(file);
        await apply([{ key: 0, file, path: file.name, language, lectureId, doubt: null }]);
      },
    };
  }, [actions, shown, store]);
}
