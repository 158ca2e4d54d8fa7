import { type LogTexts, named } from '#studio-kit/part/log-texts.ts';

/** Sentences about a person are written without a gender. */
export const privacyLog = {
  actions: {
    'data-requested': {
      name: 'طلب تنزيل البيانات',
      sentence: named('طلب تنزيل البيانات من حساب'),
    },
    'deletion-asked': { name: 'طلب حذف حساب', sentence: named('طلب الحذف من صاحب حساب') },
    'deletion-cancelled': {
      name: 'تراجع عن حذف حساب',
      sentence: named('تراجع عن طلب الحذف من صاحب حساب'),
    },
    'deletion-failed': { name: 'تعذر حذف حساب', sentence: named('لم يُحذف في موعده حساب') },
    'account-deleted': { name: 'حذف حساب', sentence: named('حُذف بطلب من صاحبه الحساب رقم') },
  },
} satisfies LogTexts;
