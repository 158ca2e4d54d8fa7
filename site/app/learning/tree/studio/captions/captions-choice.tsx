import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { lazy, Suspense } from 'react';
import { acceptedFiles, CaptionsIcon, ChooseFile } from '#content/media/studio/index.ts';
import { lecturesOf } from '../tree-edits.ts';
import { useTreeView, useTreeViewStore } from '../tree-view.ts';
import { chosenFiles } from './dropped-files.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useLectureCaptions } from './use-lecture-captions.ts';

const CaptionsDialog = lazy(() =>
  import('./captions-dialog.tsx').then(({ CaptionsDialog: Component }) => ({ default: Component })),
);

/** The choice of lectures for files of captions, while there is one to make. */
export function CaptionsChoice({ tree }: { tree: CourseTree }) {
  const plan = useTreeView(({ captions }) => captions);
  const store = useTreeViewStore();
  const { apply } = useLectureCaptions();
  if (!plan) return null;
  const close = () => store.setState({ captions: null });
  return (
    <Suspense>
      <CaptionsDialog
        tree={tree}
        plan={plan}
        onClose={close}
        onApply={(decided) => {
          close();
          void apply(decided);
        }}
      />
    </Suspense>
  );
}

/** Chooses files of captions for the lectures of a course, where there are videos. */
export function AddCaptions({ tree }: { tree: CourseTree }) {
  const addFiles = useDroppedFiles();
  if (!lecturesOf(tree).some(({ type }) => type === 'video')) return null;
  return (
    <ChooseFile
      variant="ghost"
      icon={<CaptionsIcon className="size-5" />}
      accept={acceptedFiles.captions}
      multiple
      onFiles={(files) => void addFiles(chosenFiles(files))}
    >
      أضف ترجمات
    </ChooseFile>
  );
}
