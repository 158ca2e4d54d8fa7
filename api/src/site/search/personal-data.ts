import {
  failedSearches,
  searchChoices,
  siteWords,
  synonymGroups,
} from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people: nothing. */
export const personalData: PersonalData = [
  describe(siteWords, {
    group: 'pages',
    title: 'كلمات الموقع',
    purpose: 'كلمات المنشور في الموقع كلها، لمقارنة كلمات البحث بها.',
    retention: 'تبقى مع الموقع.',
    columns: {
      written: 'الكلمة كما كُتبت',
      folded: 'الكلمة بعد توحيد كتابتها',
      bones: 'حروفها الأصلية',
      sound: 'نطقها التقريبي',
    },
  }),
  describe(synonymGroups, {
    group: 'pages',
    title: 'كلمات معناها واحد',
    purpose: 'ليجد البحث ما كُتب بكلمة أخرى.',
    retention: 'حتى تُحذف.',
    columns: { id: words.id, words: 'الكلمات', changedAt: words.updatedAt },
  }),
  describe(failedSearches, {
    group: 'studio',
    title: 'ما بُحث عنه ولم يوجد',
    purpose: 'ليعرف صاحب المنصة ما ينقصها. لا يُربط بأحد، ولا يُحفظ ما فيه رقم طويل أو بريد.',
    retention: '90 يومًا بعد آخر بحث.',
    columns: {
      id: words.id,
      query: 'كلمات البحث بعد توحيد كتابتها',
      written: 'كما كُتبت آخر مرة',
      times: 'كم مرة',
      nearest: 'هل وجد البحث ما يقاربه',
      lastDay: 'يوم آخر بحث',
      ignored: 'هل تجاهله صاحب المنصة',
    },
  }),
  describe(searchChoices, {
    group: 'studio',
    title: 'ما يُفتح من نتائج البحث',
    purpose: 'ليظهر أولًا ما يختاره أكثر الناس. لا يُربط بأحد، ولا يُحفظ ما فيه رقم طويل أو بريد.',
    retention: '180 يومًا.',
    columns: {
      query: 'كلمات البحث بعد توحيد كتابتها',
      kind: 'نوع ما فُتح',
      itemId: 'رقمه',
      month: 'الشهر',
      times: 'كم مرة',
    },
  }),
];
