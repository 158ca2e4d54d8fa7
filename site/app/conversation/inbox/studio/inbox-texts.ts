import {
  type InboxCounts,
  type InboxKind,
  type InboxState,
  stateNames,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { Noun } from '@nibras/contract/text/nouns.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';

interface KindTexts {
  /** The title of the list, and its address below `/studio` and `/api/studio`. */
  title: string;
  path: string;
  noun: Noun;
  description: string;
  search: string;
  failed: string;
  missing: string;
  emptyTitle: string;
  emptyText: string;
  /** What its sender wrote. */
  written: string;
  /** The one of a page: «الطلب رقم 12». */
  name: (id: number) => string;
  pronoun: string;
}

export const kindTexts: Record<InboxKind, KindTexts> = {
  order: {
    title: 'الطلبات',
    path: 'orders',
    noun: rareNouns.request,
    description: wording`طلبات الخدمات، الأحدث أولًا. أجب عنها من هنا، ويصلك رد صاحبها على بريدك.`,
    search: 'ابحث بالاسم أو البريد أو الهاتف',
    failed: 'تعذر تحميل الطلبات',
    missing: 'لم نجد هذا الطلب',
    emptyTitle: 'لا طلبات هنا',
    emptyText: wording`يظهر هنا كل طلب فور إرساله من صفحة الخدمة، ويصلك به إشعار.`,
    written: 'نص الطلب',
    name: (id) => `الطلب رقم ${id}`,
    pronoun: 'الطلب',
  },
  message: {
    title: 'رسائل التواصل',
    path: 'messages',
    noun: rareNouns.message,
    description: 'ما يكتبه الزوار في صفحة التواصل. أجب من هنا، ويصلك رد صاحب الرسالة على بريدك.',
    search: 'ابحث بالاسم أو البريد أو الموضوع',
    failed: 'تعذر تحميل الرسائل',
    missing: 'لم نجد هذه الرسالة',
    emptyTitle: 'لا رسائل هنا',
    emptyText: 'تظهر هنا كل رسالة فور إرسالها من صفحة التواصل، ويصلك بها إشعار.',
    written: 'نص الرسالة',
    name: (id) => `الرسالة رقم ${id}`,
    pronoun: 'الرسالة',
  },
};

/** The filter's names are of many, the mark's of one. */
export const filterNames: Record<InboxState, string> = {
  new: 'الجديدة',
  answered: 'رُدّ عليها',
  agreed: 'اتُّفق عليها',
  declined: 'اعتُذر عنها',
  archived: 'الأرشيف',
  spam: 'المزعجة',
};

/** What a command does, of an order or message in the state `current`. */
export function markText(kind: InboxKind, state: InboxState, current: InboxState | null): string {
  const isOrder = kind === 'order';
  if (state === 'new' && current === 'spam') return isOrder ? 'ليس مزعجًا' : 'ليست مزعجة';
  if (state === 'new') return isOrder ? 'أعِده إلى الجديد' : 'أعِدها إلى الجديدة';
  if (state === 'archived') return isOrder ? 'انقله إلى الأرشيف' : 'انقلها إلى الأرشيف';
  return stateNames[kind][state];
}

/** How many the list shows at first: neither archived nor spam. */
export const openCount = ({ new: fresh, answered, agreed, declined }: InboxCounts): number =>
  fresh + answered + agreed + declined;

/** The name of a thing without a service or subject. */
export const aboutText = (kind: InboxKind, about: string | null): string =>
  about ?? (kind === 'order' ? 'طلب عام' : '');
