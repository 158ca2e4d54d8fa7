import { zoneName } from './zone-time.ts';

/** The texts of publication and of the history. */
export const publishTexts = {
  section: 'النشر',
  state: {
    draft: 'مسودة: لا يراها الزوار',
    scheduled: 'يُنشر تلقائيًا في',
    published: 'منشور: يراه الزوار',
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
  failed: 'تعذر تنفيذ ذلك',
  schedule: 'حدّد موعد النشر…',
  reschedule: 'غيّر الموعد…',
  scheduled: 'حُدّد موعد النشر',
  unschedule: 'ألغِ الموعد',
  unscheduled: 'أُلغي موعد النشر',
  hide: 'أخفِ',
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
