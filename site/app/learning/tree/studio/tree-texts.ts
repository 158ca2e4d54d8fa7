import type {
  CourseTree,
  MissingCode,
  TreeLecture,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import { type Case, countLabel, verbFor } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** What stands in place of a name that a person has emptied. */
export const withoutName = 'بلا اسم';

export const lectureTypeNames: Record<TreeLecture['type'], string> = {
  video: 'فيديو',
  article: wording`مقال`,
  quiz: wording`اختبار`,
  assignment: 'مهمة',
  exercise: wording`تمرين {برمجي|برمجية}`,
};

/** The name of a lecture that has just been added, until another is typed. */
export const newLectureNames: Record<TreeLecture['type'], string> = {
  video: 'فيديو جديد',
  article: wording`مقال {جديد|جديدة}`,
  quiz: wording`اختبار {جديد|جديدة}`,
  assignment: 'مهمة جديدة',
  exercise: wording`تمرين {جديد|جديدة}`,
};

/** What is missing, in the words of a list of things to do. */
export const missingTexts: Record<MissingCode, string> = {
  name: wording`اكتب اسم الكورس`,
  description: wording`اكتب وصفًا مختصرًا للكورس`,
  category: wording`اختر تصنيف الكورس`,
  image: 'أضف صورة الغلاف',
  'no-lectures': wording`أضف محاضرة{ًا} {واحدة|واحدًا} على الأقل`,
  'empty-chapter': wording`أضف محاضرة{ًا} إلى {chapter:هذا|هذه} الفصل أو {chapter:احذفه|احذفها}`,
  'no-film': 'أضف ملف الفيديو',
  'no-text': wording`اكتب نص المحاضرة`,
  'no-questions': wording`أضف أسئلة الاختبار`,
  'no-exercise': wording`أكمل التمرين: اللغة والملفات {=والاختبارات}`,
};

/** The same on a lecture's own line. */
export const lectureMissingTexts: Partial<Record<MissingCode, string>> = {
  name: 'بلا اسم',
  'no-film': 'بلا فيديو',
  'no-text': 'بلا نص',
  'no-questions': 'بلا أسئلة',
  'no-exercise': wording`تمرين {ناقص|ناقصة}`,
};

export const stateNames: Record<TreeLecture['state'], string> = {
  draft: 'مسودة',
  scheduled: 'مجدولة',
  published: 'منشورة',
  hidden: 'مخفية',
};

/** A name in a sentence; a long one is cut. */
export function quoted(name: string): string {
  const text = name.trim() || withoutName;
  return `«${text.length > 40 ? `${text.slice(0, 40).trim()}…` : text}»`;
}

const chapterOf = (tree: CourseTree, id: number) => tree.chapters.find((one) => one.id === id);

export const chapterName = (tree: CourseTree, id: number): string =>
  quoted(chapterOf(tree, id)?.name ?? '');

/** The lectures of an act, as a sentence names them: by name, or by their number. */
export function lecturesText(
  tree: CourseTree,
  ids: readonly number[],
  inCase: Case = 'nominative',
): string {
  if (ids.length !== 1) return countLabel(ids.length, 'lecture', inCase);
  const lectures = tree.chapters.flatMap((chapter) => chapter.lectures);
  return quoted(lectures.find(({ id }) => id === ids[0])?.name ?? '');
}

/** A verb of the past before so many lectures: «نُقلت محاضرتان». */
export const lectureVerb = (count: number, verb: string): string =>
  verbFor(count, 'lecture', { masculine: verb, feminine: `${verb}ت` });

/** What happened to lectures, by name or by their number: «نُقلت «مقدمة»», «نُقلت 3 محاضرات». */
export const lecturesChanged = (tree: CourseTree, ids: readonly number[], verb: string): string =>
  `${lectureVerb(ids.length, verb)} ${lecturesText(tree, ids, 'nominative')}`;

/** What was done with files of captions: «أُضيفت 3 ترجمات إلى محاضرتين»، «استُبدلت ترجمة واحدة في «مقدمة»». */
export function captionsAdded(
  tree: CourseTree,
  ids: readonly number[],
  { files, replaced }: { files: number; replaced: number },
): string {
  const noun = rareNouns.captions;
  if (replaced === files) {
    const verb = verbFor(files, noun, { masculine: 'استُبدل', feminine: 'استُبدلت' });
    return `${verb} ${countLabel(files, noun, 'nominative')} في ${lecturesText(tree, ids, 'genitive')}`;
  }
  const added = verbFor(files, noun, { masculine: 'أُضيف', feminine: 'أُضيفت' });
  const sentence = `${added} ${countLabel(files, noun, 'nominative')} إلى ${lecturesText(tree, ids, 'genitive')}`;
  if (replaced === 0) return sentence;
  return `${sentence}، منها ${countLabel(replaced, noun, 'nominative')} بدلًا مما كان`;
}

/** Where a lecture stands now: «الموضع 3 من 8 في «مقدمة»». */
export function placeText(tree: CourseTree, lectureId: number): string {
  const chapter = tree.chapters.find(({ lectures }) => lectures.some(({ id }) => id === lectureId));
  if (!chapter) return '';
  const position = chapter.lectures.findIndex(({ id }) => id === lectureId) + 1;
  return `الموضع ${position} من ${chapter.lectures.length} في ${quoted(chapter.name)}`;
}
