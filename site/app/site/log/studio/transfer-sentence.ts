import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';

interface Sentence {
  before: string;
  /** Null where the sentence is about no single receipt or channel. */
  name: string | null;
  after?: string;
}

const receiptActs: Record<string, string> = {
  'transfer-approved': 'قُبل إيصال تحويل',
  'transfer-first-approved': 'قبله الأول من شخصين: إيصال تحويل',
  'transfer-asked': 'سُئل عن إيصال تحويل',
  'transfer-declined': 'رُفض إيصال تحويل',
  'transfer-reopened': 'أُعيد فتح إيصال تحويل',
};

const channelActs: Record<string, string> = {
  'channel-made': 'أُضيفت وسيلة التحويل',
  'channel-changed': 'عُدّلت وسيلة التحويل',
  'channel-removed': 'حُذفت وسيلة التحويل',
  undone: 'جرى التراجع عن تغيير في وسيلة التحويل',
};

/**
 * What an entry of the log tells of receipts of transfers and of the channels they go through; null for other entries. A
 * receipt's name is its sender's, with the reference beside it.
 */
export function transferSentence({ action, kind, details, name }: LogEntry): Sentence | null {
  if (kind === 'channel') {
    if (name === '') return { before: 'تغيّر ترتيب وسائل التحويل', name: null };
    const was = details.name ? `، وكانت «${details.name}»` : '';
    return { before: channelActs[action] ?? 'تغيّرت وسيلة التحويل', name, after: was };
  }
  if (kind !== 'transfer') return null;
  if (action === 'transfers-exported') return { before: 'صُدّرت «التحويلات» إلى ملف', name: null };
  const { reason, to, name: reference = '' } = details;
  const isCase = action === 'transfer-approved' && to === 'case';
  const after = reason ? `، والسبب: ${reason}` : isCase ? '، فصار مبلغه حالة في المدفوعات' : '';
  return {
    before: receiptActs[action] ?? 'تغيّر إيصال تحويل',
    name,
    after: ` (${reference})${after}`,
  };
}
