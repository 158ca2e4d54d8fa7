import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';

/** What happened to the data of somebody's account, written without a gender. */
const told =
  (before: string) =>
  ({ name }: LogEntry): LogSentence => ({ before, name });

export const privacyLog = {
  actions: {
    'data-requested': {
      name: 'طلب تنزيل البيانات',
      sentence: told('طلب تنزيل البيانات من حساب'),
    },
    'deletion-asked': { name: 'طلب حذف حساب', sentence: told('طلب الحذف من صاحب حساب') },
    'deletion-cancelled': {
      name: 'تراجع عن حذف حساب',
      sentence: told('تراجع عن طلب الحذف من صاحب حساب'),
    },
    'deletion-failed': { name: 'تعذر حذف حساب', sentence: told('لم يُحذف في موعده حساب') },
    'account-deleted': { name: 'حذف حساب', sentence: told('حُذف بطلب من صاحبه الحساب رقم') },
  },
} satisfies LogTexts;
