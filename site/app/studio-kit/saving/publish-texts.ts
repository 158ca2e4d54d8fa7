import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { zoneName } from './zone-time.ts';

/** The texts of publication and of the history. */
export const publishTexts = {
  section: 'النشر',
  state: {
    draft: 'مسودة: لا يراها الزوار',
    scheduled: 'يُنشر تلقائيًا في',
    published: 'منشور: يراه الزوار',
    /** A part of a course that is not published. */
    publishedInDraft: wording`منشور: يراه الزوار حين {course:يُنشر|تُنشر} الكورس`,
    hidden: 'مخفي عن الزوار',
  },
  /** Of a published item whose newest changes nobody sees yet. */
  changed: 'منشور، وتعديلاتك لم تُنشر بعد',
  binned: 'في سلة المحذوفات',
  stale: 'تغيّرت المسودة بعد تحديد الموعد، فلن تُنشر تلقائيًا. حدّد الموعد من جديد أو انشرها الآن.',
  missing: 'أكمل ما ينقص ثم انشر',
  publish: 'انشر',
  publishChanges: 'انشر التعديلات',
  publishing: 'جارٍ النشر…',
  published: 'نُشر، ويراه الزوار الآن',
  /** Of a part of a course that is not published. */
  publishedInDraft: wording`نُشر، ويراه الزوار حين {course:يُنشر|تُنشر} الكورس`,
  failed: 'تعذر تنفيذ ذلك',
  schedule: 'حدّد موعد النشر…',
  reschedule: 'غيّر الموعد…',
  scheduled: 'حُدّد موعد النشر',
  unschedule: 'ألغِ الموعد',
  unscheduled: 'أُلغي موعد النشر',
  hide: 'أخفِ',
  show: 'أظهر',
  hidden: 'أُخفي عن الزوار',
  discard: 'تجاهل التعديلات',
  discarded: 'أُهملت التعديلات',
  history: 'النسخ السابقة',
  remove: 'انقل إلى سلة المحذوفات',
  removed: 'نُقل إلى سلة المحذوفات',
  restore: 'أعد من سلة المحذوفات',
  restored: 'عاد من سلة المحذوفات',
  scheduleDialog: {
    title: 'موعد النشر',
    description: (zone: string) => `بتوقيت المنصة: ${zoneName(zone)}.`,
    offered: 'مواعيد معتادة',
    field: 'موعد آخر',
    past: 'اختر موعدًا في المستقبل.',
    choose: 'حدّد الموعد',
  },
} as const;

/** Whether a published item waits for its course: visitors see a lecture or a question only within a published one. */
const waitsForCourse = ({ kind, course }: Pick<StudioItem, 'kind' | 'course'>): boolean =>
  (kind === 'lecture' || kind === 'question') && course?.published === false;

/** What is said of an item that was just published. */
export const saidOfPublished = (item: Pick<StudioItem, 'kind' | 'course'>): string =>
  waitsForCourse(item) ? publishTexts.publishedInDraft : publishTexts.published;

/** What visitors see of an item. */
export function stateText({
  item,
  isChanged,
}: {
  item: Pick<StudioItem, 'kind' | 'course' | 'state' | 'deleted_at'>;
  isChanged: boolean;
}): string {
  const { state } = item;
  if (item.deleted_at !== null) return publishTexts.binned;
  if (state !== 'published') return publishTexts.state[state];
  if (isChanged) return publishTexts.changed;
  return publishTexts.state[waitsForCourse(item) ? 'publishedInDraft' : 'published'];
}

/** What the button says that publishes an item: one that was only hidden is shown again. */
export function publishLabel(state: keyof typeof publishTexts.state, isChanged: boolean): string {
  if (state === 'published') return publishTexts.publishChanges;
  return state === 'hidden' && !isChanged ? publishTexts.show : publishTexts.publish;
}
