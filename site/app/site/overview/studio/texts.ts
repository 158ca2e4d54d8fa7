import type { CountedKind, OverviewList } from '@nibras/contract/site/overview/studio/shapes.ts';
import type { Noun, NounName } from '@nibras/contract/text/nouns.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';

export const waitingNames: Record<CountedKind, string> = {
  questions: 'استفسارات بلا رد',
  orders: 'طلبات جديدة',
  messages: 'رسائل تواصل جديدة',
  reports: 'بلاغات',
  transfers: 'إيصالات تحويل',
  cases: 'دفعات لا تطابق',
  chats: 'محادثات بلا رد',
  texts: 'إجابات تنتظر التصحيح',
  requests: 'طلبات بيانات',
  corrections: 'طلبات تصحيح اسم',
  'failed-mails': 'رسائل بريد لم تصل',
  drafts: 'مسودات',
  scheduled: 'مجدولة للنشر',
};

interface ListTexts {
  title: string;
  description: string;
  noun: NounName | Noun;
  empty: string;
}

export const listTexts: Record<OverviewList, ListTexts> = {
  drafts: {
    title: 'المسودات',
    description: 'ما لم يُنشر بعد، وما نُشر ثم عُدّل ولم تُنشر تعديلاته. آخر ما كُتب فيه أولًا.',
    noun: rareNouns.item,
    empty: 'كل ما كتبته منشور.',
  },
  scheduled: {
    title: 'المجدول للنشر',
    description: 'يُنشر كل منها تلقائيًا في موعده، الأقرب أولًا.',
    noun: rareNouns.item,
    empty: 'لا شيء مجدول الآن.',
  },
  joins: {
    title: 'اشتراكات اليوم',
    description: wording`من اشترك اليوم، وفي أي كورس.`,
    noun: rareNouns.enrolment,
    empty: 'لم يشترك أحد اليوم بعد.',
  },
  finished: {
    title: wording`محاضرات أُكملت اليوم`,
    description: wording`من أكمل محاضرة{ًا} اليوم، وأي محاضرة.`,
    noun: 'lecture',
    empty: wording`{لم تكتمل|لم يكتمل} أي محاضرة اليوم بعد.`,
  },
  orders: {
    title: 'طلبات اليوم',
    description: wording`من طلب خدمة{ًا} اليوم، الأحدث أولًا.`,
    noun: rareNouns.request,
    empty: 'لم يصل أي طلب اليوم بعد.',
  },
  'failed-mails': {
    title: 'رسائل بريد لم تصل',
    description: 'ما رفضه خادم البريد في آخر سبعة أيام، والسبب كما كتبه.',
    noun: rareNouns.message,
    empty: 'وصلت كل الرسائل في آخر سبعة أيام.',
  },
};
