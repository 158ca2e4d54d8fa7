import type { Gateway, PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';

/** What each payment method is called, and what it asks of the buyer. */
export const wayNames: Record<PaymentWay, { title: string; text: string }> = {
  transfer: {
    title: 'تحويل يدوي',
    text: 'حوّل المبلغ ثم أرسل صورة الإيصال، ونراجعه بأنفسنا.',
  },
  cash: { title: 'نقدًا', text: 'سلّمت المبلغ إلى فريق المنصة.' },
  paymob: { title: 'بطاقة أو محفظة (Paymob)', text: 'تدفع في صفحة Paymob ثم تعود إلى هنا.' },
  fawry: { title: 'فوري', text: 'تأخذ رقمًا وتدفعه في أي منفذ فوري.' },
  moyasar: { title: 'مدى أو بطاقة (Moyasar)', text: 'تدفع في صفحة Moyasar ثم تعود إلى هنا.' },
  stripe: { title: 'بطاقة بنكية (Stripe)', text: 'تدفع في صفحة Stripe ثم تعود إلى هنا.' },
  credit: { title: 'رصيدك', text: 'رصيد أضفته بكود.' },
  none: { title: 'بلا مقابل', text: 'لم يكن هناك ما يُدفع.' },
};

/** Ways whose page is at a gateway. */
const atGateways: readonly (string | null)[] = [
  'paymob',
  'fawry',
  'moyasar',
  'stripe',
] satisfies Gateway[];

export const isGateway = (way: string | null): way is Gateway => atGateways.includes(way);
