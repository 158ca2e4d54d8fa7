import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** What the filter and the rows of the inbox call each kind. */
export const kindNames: Record<WaitingKind, { many: string; one: string }> = {
  questions: { many: 'استفسارات', one: 'استفسار' },
  transfers: { many: 'إيصالات', one: 'إيصال تحويل' },
  orders: { many: 'طلبات', one: 'طلب' },
  messages: { many: 'رسائل تواصل', one: 'رسالة تواصل' },
  chats: { many: 'محادثات', one: 'محادثة خاصة' },
  texts: { many: 'للتصحيح', one: 'إجابة مقالية' },
  reports: { many: 'بلاغات', one: 'بلاغ' },
  corrections: { many: 'تصحيح أسماء', one: 'تصحيح اسم' },
  requests: { many: 'طلبات بيانات', one: 'طلب بيانات' },
  cases: { many: 'دفعات لا تطابق', one: 'دفعة لا تطابق' },
};

/** What a request about personal data, or what was reported, is called; the row has it as a word of the program. */
export const titleNames: Partial<Record<WaitingKind, Record<string, string>>> = {
  requests: { export: 'نسخة من البيانات', deletion: 'حذف الحساب' },
  reports: {
    get review() {
      return wording`تقييم`;
    },
    discussion: 'استفسار',
    message: 'رسالة',
  },
};
