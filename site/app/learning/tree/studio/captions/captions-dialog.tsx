import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { languageName } from '#content/media/studio/index.ts';
import { Button } from '#ui/form/button.tsx';
import { controlClass } from '#ui/form/input.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { withoutName } from '../tree-texts.ts';
import { type CaptionsPlan, type PlannedFile, twins } from './captions-plan.ts';
import type { Doubt } from './match-captions.ts';

const doubtTexts: Record<Doubt, string> = {
  none: wording`لا محاضرة بهذا الاسم ولا بهذا الترتيب`,
  several: wording`أكثر من محاضرة بهذا الاسم`,
  number: 'عرفناها بترتيب الملف، لا باسمه',
  chapter: 'ليست في المكان الذي يدل عليه اسم مجلدها',
  same: wording`للمحاضرة نفسها ملف آخر بهذه اللغة`,
};

/** Options of all lists together: a page of more would stop answering. */
const mostOptions = 6_000;

interface CaptionsDialogProps {
  tree: CourseTree;
  plan: CaptionsPlan;
  onClose(): void;
  onApply(plan: CaptionsPlan): void;
}

/** Shows which lecture each file of captions goes to, and lets the person choose where it is not certain. */
export function CaptionsDialog({ tree, plan, onClose, onApply }: CaptionsDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number | null>>>({});
  const decided = plan.map((one) =>
    one.key in chosen ? { ...one, lectureId: chosen[one.key] ?? null } : one,
  );
  const open = decided.filter(({ doubt }) => doubt !== null);
  const certain = decided.filter(({ doubt }) => doubt === null);
  const added = decided.filter(({ lectureId }) => lectureId !== null);
  const repeated = new Set(twins(decided).map(({ key }) => key));
  const lectures = tree.chapters.reduce((sum, chapter) => sum + chapter.lectures.length, 0);
  const shown = open.slice(0, Math.max(1, Math.floor(mostOptions / Math.max(lectures, 1))));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="md"
      title={wording`لأي محاضرة كل ترجمة؟`}
      description={
        certain.length > 0
          ? wording`عرفنا محاضرات ${countLabel(certain.length, rareNouns.file, 'genitive')}، ونحتاج إليك في الباقي.`
          : wording`لم نعرف محاضرات هذه الملفات من أسمائها.`
      }
      footer={
        <>
          <Button
            disabled={added.length === 0 || repeated.size > 0}
            onClick={() => onApply(decided)}
          >
            {`أضف ${countLabel(added.length, rareNouns.captions, 'accusative')}`}
          </Button>
          <DialogClose>
            <Button variant="secondary">إلغاء</Button>
          </DialogClose>
        </>
      }
    >
      <ul aria-label="ملفات تنتظر اختيارك" className="flex flex-col divide-y divide-line">
        {shown.map((one) => (
          <OpenFile
            key={one.key}
            planned={one}
            tree={tree}
            isTwin={repeated.has(one.key)}
            onChoose={(lectureId) => setChosen((before) => ({ ...before, [one.key]: lectureId }))}
          />
        ))}
      </ul>
      {shown.length < open.length && (
        <p className="mt-3 text-sm text-text-soft">
          {`أضف هذه أولًا، ثم أفلت الباقي وحده: ${countLabel(open.length - shown.length, rareNouns.file)}.`}
        </p>
      )}
      {certain.length > 0 && <CertainFiles files={certain} tree={tree} />}
    </Dialog>
  );
}

interface OpenFileProps {
  planned: PlannedFile;
  tree: CourseTree;
  isTwin: boolean;
  onChoose(lectureId: number | null): void;
}

function OpenFile({ planned, tree, isTwin, onChoose }: OpenFileProps) {
  const { path, language, lectureId, doubt } = planned;
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0">
      <p className="wrap-anywhere">
        <bdi>{path}</bdi>
        <span className="text-sm text-text-faint"> · {languageName(language)}</span>
      </p>
      <p className={isTwin ? 'text-sm text-danger' : 'text-sm text-text-soft'}>
        {isTwin ? doubtTexts.same : doubt && doubtTexts[doubt]}
      </p>
      <select
        aria-label={wording`محاضرة ${path}`}
        value={lectureId ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(currentTarget.value === '' ? null : Number(currentTarget.value))
        }
        className={`${controlClass} min-h-11 rounded-md px-3`}
      >
        <option value="">لا تُضف</option>
        {tree.chapters.map((chapter) => {
          const videos = chapter.lectures.filter(({ type }) => type === 'video');
          if (videos.length === 0) return null;
          return (
            <optgroup key={chapter.id} label={chapter.name.trim() || withoutName}>
              {videos.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name.trim() || withoutName}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
    </li>
  );
}

/** The files whose lectures are certain, folded. */
function CertainFiles({ files, tree }: { files: CaptionsPlan; tree: CourseTree }) {
  const names = new Map(
    tree.chapters.flatMap((chapter) => chapter.lectures).map(({ id, name }) => [id, name.trim()]),
  );
  return (
    <details className="mt-4 rounded-md bg-sunken px-3 py-2">
      <summary className="min-h-9 cursor-pointer content-center font-medium">
        {`ما عُرف مكانه: ${countLabel(files.length, rareNouns.file)}`}
      </summary>
      <ul className="mt-1 flex flex-col gap-1.5 text-sm">
        {files.map(({ key, path, lectureId }) => (
          <li key={key} className="wrap-anywhere">
            <bdi>{path}</bdi>
            <span className="text-text-soft">
              {' ← '}
              <bdi>{names.get(lectureId ?? 0) || withoutName}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
