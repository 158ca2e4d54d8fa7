import type { Chapter } from '@nibras/contract/learning/courses/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { memo } from 'react';
import { formatMinutes } from '#platform/format.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ChapterIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { Accordion, AccordionItem } from '#ui/overlay/accordion.tsx';
import { chapterMinutes, courseMinutes } from '../course-lengths.ts';
import { type Access, mayOpen } from './lecture-access.ts';
import { LectureItem } from './lecture-item.tsx';

/** The accordion value of a chapter, which is also the DOM id that the outline scrolls to. */
export const chapterValue = ({ id }: Pick<Chapter, 'id'>) => `chapter-${id}`;

interface CourseContentProps {
  courseId: number;
  chapters: Chapter[];
  access: Access;
  /** The values of the expanded chapters. */
  expanded: string[];
  onToggle(value: string, open: boolean): void;
}

/** The chapters with their lectures, collapsed except the first. */
export const CourseContent = memo(function CourseContent(props: CourseContentProps) {
  const { courseId, chapters, access, expanded, onToggle } = props;
  if (chapters.length === 0) {
    return (
      <EmptyState
        icon={<ChapterIcon className="size-8" />}
        title="المحتوى قيد الإعداد"
        description={wording`{teacher:يضيف|تضيف} المعلّم محاضرات {course:هذا|هذه} الكورس قريبًا.`}
      />
    );
  }
  const lectures = chapters.reduce((sum, chapter) => sum + chapter.lectures.length, 0);
  return (
    <>
      <p className="mb-4 text-text-soft">
        {countLabel(chapters.length, rareNouns.chapter)}
        <Dot />
        {countLabel(lectures, 'lecture')}
        <Dot />
        {formatMinutes(courseMinutes(chapters))}
      </p>
      <Accordion>
        {chapters.map((chapter, index) => (
          <AccordionItem
            key={chapter.id}
            open={expanded.includes(chapterValue(chapter))}
            onToggle={(open) => onToggle(chapterValue(chapter), open)}
            headingLevel={2}
            mark={<StarFrame size="sm">{index + 1}</StarFrame>}
            title={<span id={chapterValue(chapter)}>{chapter.name}</span>}
            meta={
              <>
                {countLabel(chapter.lectures.length, 'lecture')}
                <Dot />
                {formatMinutes(chapterMinutes(chapter))}
              </>
            }
          >
            <ul className="-mx-2 flex flex-col gap-0.5 sm:-mx-1">
              {chapter.lectures.map((lecture) => (
                <li key={lecture.id}>
                  <LectureItem
                    lecture={lecture}
                    courseId={courseId}
                    open={mayOpen(lecture, access)}
                    showFree={!access.watch}
                  />
                </li>
              ))}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
    </>
  );
});

function Dot() {
  return (
    <span aria-hidden="true" className="mx-2 text-line-strong">
      ·
    </span>
  );
}
