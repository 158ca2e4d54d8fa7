import type { Chapter } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { EnrolAction } from '#learning/enrolment/index.ts';
import { progressOf } from './lecture-access.ts';

/** The label of a member's way into the lectures. Teachers and admins open them without progress of their own. */
export function startLabel(
  { kind }: Pick<EnrolAction, 'kind'>,
  chapters: Pick<Chapter, 'lectures'>[],
): string {
  if (kind !== 'joined') return wording`افتح المحاضرات`;
  const { all, watched } = progressOf(chapters);
  if (watched === 0) return 'ابدأ التعلّم';
  return watched === all ? wording`راجع الكورس` : 'تابع التعلّم';
}
