import { undoLectureStates } from '#content/items/index.ts';
import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { undoAddCaptions } from './studio/add-captions.ts';
import { undoMakeChapter } from './studio/create-chapter.ts';
import { undoMakeLectures } from './studio/create-lectures.ts';
import { undoFreeLectures } from './studio/free-lectures.ts';
import { undoPlaceChapter } from './studio/place-chapter.ts';
import { undoPlaceLectures } from './studio/place-lectures.ts';
import { undoRemoveChapter } from './studio/remove-chapter.ts';
import { treeRoutes } from './studio/routes.ts';

/** The chapters and lectures of a course in the studio. */
export const tree: Feature = {
  name: 'tree',
  personalData,
  routes: [treeRoutes],
  undo: {
    'chapter-made': stored('edit', undoMakeChapter),
    'chapter-placed': stored('edit', undoPlaceChapter),
    'chapter-removed': stored('remove', undoRemoveChapter),
    'lectures-made': stored('edit', undoMakeLectures),
    'lectures-copied': stored('edit', undoMakeLectures),
    'lectures-placed': stored('edit', undoPlaceLectures),
    'lectures-freed': stored('publish', undoFreeLectures),
    'lectures-locked': stored('publish', undoFreeLectures),
    'lectures-captioned': stored('edit', undoAddCaptions),
    'lectures-published': stored('publish', undoLectureStates),
    'lectures-hidden': stored('publish', undoLectureStates),
    'lectures-binned': stored('remove', undoLectureStates),
    'lectures-restored': stored('remove', undoLectureStates),
  },
};
