import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';
import { lectureVerb } from './tree-texts.ts';

/** What happened to several lectures of a course, or to one lecture by name. */
const lectures =
  (verb: string, after = '') =>
  ({ kind, name, details }: LogEntry): LogSentence => {
    const count = details.count ?? 1;
    if (kind === 'lecture')
      return { before: wording`${lectureVerb(1, verb)} المحاضرة`, name, after };
    const counted = countLabel(count, 'lecture', 'nominative');
    return { before: wording`${lectureVerb(count, verb)} ${counted}${after}، في الكورس`, name };
  };

/** What lectures have become, which agrees with one by name and stands before several. */
const became =
  (state: string) =>
  ({ kind, name, details }: LogEntry): LogSentence => {
    if (kind === 'lecture')
      return { before: wording`{أصبحت|أصبح} المحاضرة`, name, after: ` ${state}` };
    const several = countLabel(details.count ?? 1, 'lecture');
    return { before: wording`أصبحت ${state}: ${several}، في الكورس`, name };
  };

/** A change of a course that names a chapter. */
const chapter =
  (sentence: (name: string) => string) =>
  ({ name, details }: LogEntry): LogSentence => ({ before: sentence(details.name ?? ''), name });

export const treeLog = {
  actions: {
    'chapter-made': {
      name: wording`إضافة فصل`,
      sentence: chapter((name) => wording`{chapter:أُضيف|أُضيفت} الفصل «${name}» إلى الكورس`),
    },
    'chapter-placed': {
      name: wording`نقل فصل`,
      sentence: chapter(
        (name) => wording`{chapter:نُقل|نُقلت} الفصل «${name}» إلى موضع آخر في الكورس`,
      ),
    },
    'chapter-removed': {
      name: wording`حذف فصل`,
      sentence: chapter((name) => wording`{chapter:حُذف|حُذفت} الفصل «${name}» من الكورس`),
    },
    'lectures-made': { name: wording`إضافة محاضرات`, sentence: lectures('أُضيف') },
    'lectures-copied': { name: wording`نسخ محاضرات`, sentence: lectures('نُسخ') },
    'lectures-placed': { name: wording`نقل محاضرات`, sentence: lectures('نُقل', ' إلى موضع آخر') },
    'lectures-freed': { name: wording`جعل محاضرات مجانية`, sentence: became('مجانية') },
    'lectures-locked': {
      name: wording`جعل محاضرات للمشتركين`,
      sentence: became('للمشتركين فقط'),
    },
    'lectures-captioned': {
      name: wording`ترجمات محاضرات`,
      sentence: ({ kind, name, details }) =>
        kind === 'lecture'
          ? { before: wording`ترجمة المحاضرة`, name }
          : {
              before: wording`إضافة ترجمات إلى ${countLabel(details.count ?? 1, 'lecture', 'genitive')}، في الكورس`,
              name,
            },
    },
    'lectures-published': { name: wording`نشر محاضرات`, sentence: lectures('نُشر') },
    'lectures-hidden': { name: wording`إخفاء محاضرات`, sentence: lectures('أُخفي') },
    'lectures-binned': {
      name: wording`حذف محاضرات`,
      sentence: lectures('نُقل', ' إلى سلة المحذوفات'),
    },
    'lectures-restored': {
      name: wording`إعادة محاضرات`,
      sentence: lectures('أُعيد', ' من سلة المحذوفات'),
    },
  },
} satisfies LogTexts;
