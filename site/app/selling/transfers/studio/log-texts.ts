import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { alone, type LogSentence, type LogTexts } from '#studio-kit/part/log-texts.ts';

/** A receipt's name is its sender's, with the reference beside it. */
const receipt =
  (before: string) =>
  ({ action, details: { reason, to, name: reference = '' }, name }: LogEntry): LogSentence => {
    const isCase = action === 'transfer-approved' && to === 'case';
    const after = reason
      ? `، والسبب: ${reason}`
      : isCase
        ? '، فصار مبلغه بين «دفعات لا تطابق»'
        : '';
    return { before, name, after: ` (${reference})${after}` };
  };

const order = 'تغيّر ترتيب وسائل التحويل';

const channel =
  (before: string) =>
  ({ name, details }: LogEntry): LogSentence =>
    name === ''
      ? { before: order, name: null }
      : { before, name, after: details.name ? `، وكانت «${details.name}»` : '' };

export const transferLog = {
  nouns: {
    channel: {
      the: 'وسيلة التحويل',
      feminine: true,
      undone: channel('جرى التراجع عن تغيير في وسيلة التحويل'),
    },
  },
  actions: {
    'transfer-approved': { name: 'قبول تحويل', sentence: receipt('قُبل إيصال تحويل') },
    'transfer-first-approved': {
      name: 'قبول أول لتحويل',
      sentence: receipt('قبول أول من اثنين: إيصال تحويل'),
    },
    'transfer-asked': { name: 'سؤال عن تحويل', sentence: receipt('سُئل عن إيصال تحويل') },
    'transfer-declined': { name: 'رفض تحويل', sentence: receipt('رُفض إيصال تحويل') },
    'transfer-reopened': {
      name: 'إعادة فتح تحويل',
      sentence: receipt('أُعيد فتح إيصال تحويل'),
    },
    'transfers-exported': {
      name: 'تصدير التحويلات',
      sentence: alone('صُدّرت «التحويلات» إلى ملف'),
    },
    'channel-made': { name: 'إضافة وسيلة تحويل', sentence: channel('أُضيفت وسيلة التحويل') },
    'channel-changed': { name: 'تعديل وسيلة تحويل', sentence: channel('عُدّلت وسيلة التحويل') },
    'channel-removed': { name: 'حذف وسيلة تحويل', sentence: channel('حُذفت وسيلة التحويل') },
    'channels-ordered': { name: 'ترتيب وسائل التحويل', sentence: alone(order) },
  },
} satisfies LogTexts;
