import {
  captionDraftLines,
  captionDrafts,
  captionVersions,
  courseTerms,
} from '#platform/database/schema/index.ts';
import { byStaff, describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { contentRetention, words } from '#platform/privacy/words.ts';

const withLecture = 'ما دامت المحاضرة.';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(captionDrafts, {
    group: 'courses',
    title: 'ترجمات تُحرَّر',
    purpose: 'ترجمة كل فيديو كما تُكتب وتُصحَّح، قبل أن تُعتمد.',
    retention: withLecture,
    columns: {
      id: words.id,
      lectureId: words.lecture,
      language: 'اللغة',
      mediaId: 'رقم ملف الترجمة',
      fileSha256: 'بصمة الملف',
      state: 'هل راجعها أحد',
      version: 'رقم آخر حفظ',
      savedAt: 'متى حُفظت',
      confirmedVersion: 'رقم الحفظ المعتمد',
      confirmedAt: 'متى اعتُمدت',
      confirmedBy: 'من اعتمدها',
      machineState: 'حال المسودة من الجهاز',
      machineFailure: 'لماذا تعذرت المسودة',
      machineRun: 'رقم المسودة',
      machineBy: 'من طلب المسودة',
      createdAt: words.createdAt,
    },
    links: [
      byStaff(captionDrafts.confirmedBy, 'من اعتمد الترجمة.'),
      byStaff(captionDrafts.machineBy, 'من طلب مسودة من الجهاز.'),
    ],
  }),
  describe(captionDraftLines, {
    group: 'courses',
    title: 'أسطر الترجمات',
    purpose: 'كل سطر في ترجمة تُحرَّر، ومن غيّره آخر مرة.',
    retention: withLecture,
    columns: {
      draftId: 'رقم الترجمة',
      id: words.id,
      startsAt: 'متى يبدأ',
      endsAt: 'متى ينتهي',
      speaker: 'المتحدّث',
      text: 'النص',
      settings: 'موضعه في الصورة',
      markup: 'نصه بتنسيقه كما في الملف',
      removed: 'هل حُذف',
      version: 'رقم آخر حفظ',
      personId: 'من غيّره آخر مرة',
      savedAt: 'متى حُفظ',
      editor: 'في أي نافذة',
      editorSave: 'رقم الحفظ في النافذة',
    },
    links: [byStaff(captionDraftLines.personId, 'من غيّر السطر آخر مرة.')],
  }),
  describe(captionVersions, {
    group: 'courses',
    title: 'نسخ سابقة من الترجمات',
    purpose: 'ما كانت عليه الترجمة، لتُستعاد.',
    retention: 'آخر 30 نسخة ما دامت المحاضرة.',
    columns: {
      draftId: 'رقم الترجمة',
      number: 'رقم النسخة',
      createdAt: words.createdAt,
      personId: 'من كان يحررها',
      reason: 'لماذا حُفظت',
      lines: 'الأسطر',
    },
    links: [byStaff(captionVersions.personId, 'من كان يحرر الترجمة.')],
  }),
  describe(courseTerms, {
    group: 'courses',
    title: 'مصطلحات الكورسات',
    purpose: 'كلمات تُكتب في مسودات الترجمة كما يكتبها المعلّم.',
    retention: contentRetention,
    columns: { courseId: words.course, terms: 'المصطلحات', version: 'رقم آخر حفظ' },
  }),
];
