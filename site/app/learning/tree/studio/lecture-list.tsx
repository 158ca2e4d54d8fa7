import type { TreeChapter } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useRef } from 'react';
import { LectureRow } from './lecture-row.tsx';
import { withoutName } from './tree-texts.ts';
import { useTreeView } from './tree-view.ts';
import { useNear } from './use-near.ts';

/** Chapters whose rows are rendered with the page; a course may have thousands of rows. */
const chaptersAtFirst = 6;
/** The height (px) of a row with a short name. */
const rowHeight = 49;

interface LectureListProps {
  chapter: TreeChapter;
  position: number;
  courseIsPublic: boolean;
  readOnly: boolean;
}

/** The lectures of a chapter. Their rows are rendered when they come near the window, or the keyboard goes there. */
export function LectureList({ chapter, position, courseIsPublic, readOnly }: LectureListProps) {
  const { id, lectures } = chapter;
  const list = useRef<HTMLOListElement>(null);
  const isNear = useNear(list, position < chaptersAtFirst);
  const hasKeyboard = useTreeView(({ current, editing }) =>
    lectures.some((lecture) => [current, editing].includes(`lecture:${lecture.id}`)),
  );
  return (
    <ol ref={list} aria-label={wording`محاضرات ${chapter.name.trim() || withoutName}`}>
      {isNear || hasKeyboard ? (
        lectures.map((lecture, index) => (
          <LectureRow
            key={lecture.id}
            lecture={lecture}
            chapterId={id}
            position={index}
            courseIsPublic={courseIsPublic}
            readOnly={readOnly}
          />
        ))
      ) : (
        // By its attribute, because the security policy allows no style attributes.
        <li aria-hidden="true">
          <svg className="block w-full" height={lectures.length * rowHeight} aria-hidden="true" />
        </li>
      )}
    </ol>
  );
}
