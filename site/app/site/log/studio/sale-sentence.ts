import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';

interface Sentence {
  before: string;
  /** Null where the sentence is about no single purchase. */
  name: string | null;
  after?: string;
}

/** What was done with a purchase, by its buyer and the money that it was about. */
const acts: Record<string, (whose: string, money: string) => [before: string, after?: string]> = {
  'purchase-made': (whose, money) => [`أُنشئ شراء${whose}`, ` بمبلغ ${money}`],
  'purchase-paid': (whose, money) => [`سُجّل دفع ${money} نقدًا${whose} في الشراء`],
  'purchase-cancelled': (whose) => [`أُلغي شراء${whose}`],
  'purchase-refunded': (whose, money) => [`أُعيد ${money}${whose} من الشراء`],
  'case-accepted': (whose, money) => [`قُبلت دفعة لا تطابق (${money})${whose} في الشراء`],
  'case-refunded': (whose, money) => [`أُعيدت دفعة لا تطابق (${money})${whose} من الشراء`],
  'case-dismissed': (whose, money) => [`استُبعدت دفعة لا تطابق (${money})${whose} من الشراء`],
};

/** What an entry of the log tells of purchases; null for other entries. The name is the purchase's reference. */
export function saleSentence({ action, kind, details, name }: LogEntry): Sentence | null {
  if (kind !== 'purchase') return null;
  if (action === 'sales-exported') return { before: 'صُدّرت «المشتريات» إلى ملف', name: null };
  const act = acts[action];
  if (!act) return null;
  const [before, after = ''] = act(details.name ? ` ${details.name}` : '', details.to ?? '');
  const reason = details.reason ? `: ${details.reason}` : '';
  // A payment of nobody belongs to no purchase.
  if (name === '')
    return { before: `${before.replace(/ (في|من) الشراء$/, '')}${reason}`, name: null };
  return { before, name, after: `${after}${reason}` };
}
