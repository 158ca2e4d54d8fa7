import { wayNames } from '@nibras/contract/selling/purchases/studio/purchase-names.ts';
import type { PaymentCase } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { formatDateTime } from '#platform/format.ts';
import { formatMoney } from '#ui/text/money.tsx';

/** What came, in a few words: «وصل 100 ج.م (تحويل يدوي)». */
export const cameText = ({ payment: { amount, currency, way } }: PaymentCase) =>
  `وصل ${formatMoney(amount, currency)} (${wayNames[way]})`;

/** What is wrong with a payment: what was expected, and what came. */
export function caseSentence(found: PaymentCase, timeZone: string): string {
  const { reason, payment, purchase } = found;
  const at = (time: string | null) => formatDateTime(time, timeZone);
  if (!purchase) {
    return `${cameText(found)} باسم «${payment.vendor_id}»، ولا نعرف أي شراء تخص.`;
  }
  const due = formatMoney(purchase.due, purchase.currency);
  switch (reason) {
    case 'twice':
      return purchase.paid_at
        ? `${cameText(found)}، وكان هذا الشراء قد دُفع في ${at(purchase.paid_at)}.`
        : `${cameText(found)}، ولدى المشتري كل ما في هذا الشراء من قبل.`;
    case 'late':
      return `${cameText(found)} في ${at(payment.received_at)}، وكانت مهلة الدفع قد انتهت في ${at(purchase.expires_at)}.`;
    case 'amount':
      return `${cameText(found)}، والمطلوب ${due}.`;
    case 'currency':
      return `${cameText(found)}، والمطلوب ${due} بعملة أخرى.`;
    case 'closed':
      return `${cameText(found)}، وكان هذا الشراء قد أُغلق${purchase.ended_at ? ` في ${at(purchase.ended_at)}` : ''}.`;
    default:
      return `${cameText(found)}، ولا نعرف أي شراء تخص.`;
  }
}

const decidedTexts = {
  accepted: 'قُبلت',
  refunded: 'أُعيد المبلغ',
  dismissed: 'استُبعدت',
};

/** What was decided about it; null while it waits. */
export const decidedText = ({ state }: PaymentCase): string | null =>
  state === 'open' ? null : decidedTexts[state];

/** What accepting it does. */
export function acceptText({ accepts_as: as, payment, purchase }: PaymentCase): string {
  if (as === 'credit') {
    return `يصير ${formatMoney(payment.amount, payment.currency)} رصيدًا للمشتري، يدفع به فيما بعد.`;
  }
  const extra =
    purchase && payment.currency === purchase.currency ? payment.amount - purchase.due : 0;
  if (purchase && extra > 0) {
    return `يُفتح له ما اشتراه، ويصير الزائد ${formatMoney(extra, payment.currency)} رصيدًا له.`;
  }
  if (purchase && extra < 0) {
    return `يُفتح له ما اشتراه، وتترك له ${formatMoney(-extra, payment.currency)} لم تصل.`;
  }
  return 'يُفتح له ما اشتراه، ويصله إيصاله.';
}
