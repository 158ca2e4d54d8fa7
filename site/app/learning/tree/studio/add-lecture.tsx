import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type Ref, useRef } from 'react';
import { acceptedFiles } from '#content/media/studio/index.ts';
import { ExternalIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { chosenFiles } from './captions/dropped-files.ts';
import { useDroppedFiles } from './captions/use-dropped-files.ts';
import { lectureTypeIcons } from './lecture-type-icons.ts';
import { lectureTypeNames } from './tree-texts.ts';
import { useAddElsewhere } from './use-add-elsewhere.ts';
import { useAddLecture } from './use-add-lecture.ts';

const types: TreeLecture['type'][] = ['video', 'article', 'quiz', 'exercise', 'assignment'];

const buttonClass =
  'touch-target relative inline-flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-link transition-colors hover:bg-link-soft';

interface AddLectureProps {
  chapterId: number;
  isEmpty: boolean;
}

/** Adds a lecture at the end of a chapter, by one press for each type. */
export function AddLecture({ chapterId, isEmpty }: AddLectureProps) {
  const addLecture = useAddLecture();
  const input = useRef<HTMLInputElement>(null);
  const addFiles = useDroppedFiles();
  const elsewhere = useAddElsewhere();
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-t border-line px-2 py-1.5 sm:px-3">
      {isEmpty && (
        <p className="basis-full px-1 pt-1.5 text-sm text-text-soft">
          {wording`فصل بلا محاضرات. اسحب فيديوهاتك {chapter:إليه|إليها}، أو أضف محاضرة{ًا}:`}
        </p>
      )}
      <span className="flex items-center gap-1.5 px-1 text-sm text-text-faint">
        <PlusIcon className="size-4" />
        أضف
      </span>
      {types.map((type) => {
        const Icon = lectureTypeIcons[type];
        return (
          <button
            key={type}
            type="button"
            className={buttonClass}
            onClick={() =>
              type === 'video' ? input.current?.click() : void addLecture(type, chapterId)
            }
          >
            <Icon className="size-4" />
            {lectureTypeNames[type]}
          </button>
        );
      })}
      {elsewhere && (
        <button type="button" className={buttonClass} onClick={() => void elsewhere.add(chapterId)}>
          <ExternalIcon className="size-4" />
          {elsewhere.label}
        </button>
      )}
      <VideoInput
        ref={input}
        onChoose={(files) => void addFiles(chosenFiles(files), { chapterId })}
      />
    </div>
  );
}

interface VideoInputProps {
  ref: Ref<HTMLInputElement>;
  onChoose(files: File[]): void;
}

/** Chooses videos from the device, several at once, and captions with them. */
export function VideoInput({ ref, onChoose }: VideoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={`video/*,${acceptedFiles.captions}`}
      multiple
      hidden
      aria-label="اختر فيديوهات"
      onChange={(event) => {
        const { files } = event.currentTarget;
        if (files?.length) onChoose([...files]);
        // The same files can be chosen again.
        event.currentTarget.value = '';
      }}
    />
  );
}
