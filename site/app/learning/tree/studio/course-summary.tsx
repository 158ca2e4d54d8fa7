import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel, countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { formatMinutes } from '#platform/format.ts';
import { CourseIncome } from '#selling/purchases/studio/index.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { missingId } from './missing-list.tsx';
import { lecturesOf } from './tree-edits.ts';

const lacks = { masculine: 'ينقصه', feminine: 'تنقصه' };

/**
 * One line about the course: how much it has, what it has brought, and how much it lacks. The list of what it lacks stands below the chapters,
 * where a longer list moves none of them.
 */
export function CourseSummary({ tree }: { tree: CourseTree }) {
  const sells = useCapability('selling:manage');
  const lectures = lecturesOf(tree);
  const minutes = lectures.reduce((sum, lecture) => sum + lecture.minutes, 0);
  const facts = [
    countLabel(tree.chapters.length, rareNouns.chapter),
    countLabel(lectures.length, 'lecture'),
    ...(minutes > 0 ? [formatMinutes(minutes)] : []),
  ];
  return (
    <span className="flex flex-wrap gap-x-4">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {sells && <CourseIncome course={tree.course.id} />}
      {tree.missing.length > 0 && tree.course.permissions.edit && (
        <a
          href={`#${missingId}`}
          className="touch-target relative font-medium text-warning underline underline-offset-4"
        >
          {countWithVerb(tree.missing.length, rareNouns.thing, lacks)}
        </a>
      )}
    </span>
  );
}
