import type { Chapter } from '@nibras/contract/learning/courses/shapes.ts';
import { layout } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { memo } from 'react';
import { PanelCard } from './panel-card.tsx';

interface CourseOutlineProps {
  chapters: Chapter[];
  /** Expands a chapter of the content and scrolls to it. */
  onChoose(chapter: Chapter): void;
}

/** The outline of the chapters; a long one scrolls by itself (docs/behaviour/courses.md#page). */
export const CourseOutline = memo(function CourseOutline({
  chapters,
  onChoose,
}: CourseOutlineProps) {
  const scrolls = chapters.length > layout.sidebarScrollAboveChapters;
  return (
    <PanelCard title={wording`فصول الكورس`}>
      <div
        {...(scrolls && {
          role: 'region',
          'aria-label': wording`فصول الكورس`,
          tabIndex: 0,
        })}
        // `layout.sidebarMaxHeightPx`, in Tailwind units of 4 px.
        className={scrolls ? '-me-2 max-h-87.5 overflow-y-auto pe-2' : undefined}
      >
        <ol className="flex flex-col">
          {chapters.map((chapter, index) => (
            <li key={chapter.id}>
              <button
                type="button"
                onClick={() => onChoose(chapter)}
                className="flex min-h-11 w-full items-baseline gap-3 rounded-sm px-2 py-2 text-start text-sm transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
              >
                <span className="w-4 shrink-0 text-center font-semibold text-text-faint tabular-nums">
                  {index + 1}
                </span>
                <bdi className="min-w-0 grow font-medium">{chapter.name}</bdi>
                <span className="shrink-0 text-text-faint">
                  {countLabel(chapter.lectures.length, 'lecture')}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </PanelCard>
  );
});
