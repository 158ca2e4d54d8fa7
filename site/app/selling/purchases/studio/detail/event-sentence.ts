import { wayNames } from '@nibras/contract/selling/purchases/studio/purchase-names.ts';
import type { SaleEvent, SaleEventKind } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { formatMoney } from '#ui/text/money.tsx';

type Sentence = (event: SaleEvent) => string;

const money = ({ amount = 0, currency = 'USD' }: SaleEvent) => formatMoney(amount, currency);
const by = ({ way }: SaleEvent) => (way ? ` (${wayNames[way]})` : '');
const because = ({ text }: SaleEvent) => (text ? `: ${text}` : '');

const sentences: Record<SaleEventKind, Sentence> = {
  made: () => 'أُنشئ الشراء',
  'transfer-sent': ({ text = '' }) => `أرسل المشتري إيصال تحويل إلى «${text}»`,
  'transfer-asked': (event) => `سُئل المشتري عن إيصاله${because(event)}`,
  'transfer-approved': () => 'قُبل إيصال التحويل',
  'transfer-declined': (event) => `رُفض إيصال التحويل${because(event)}`,
  paid: (event) => `وصل ${money(event)}${by(event)}، وفُتح ما اشتراه`,
  'case-opened': (event) => `وصل ${money(event)}${by(event)}، ولا يطابق ما طُلب`,
  'case-accepted': (event) => `قُبلت الدفعة التي لا تطابق${because(event)}`,
  'case-refunded': (event) => `تقرر أن تُعاد الدفعة التي لا تطابق${because(event)}`,
  'case-dismissed': (event) => `استُبعدت الدفعة التي لا تطابق${because(event)}`,
  'refund-asked': (event) => `طُلب من البوابة أن تعيد ${money(event)}${because(event)}`,
  'refund-done': (event) => `أُعيد ${money(event)}${because(event)}`,
  'refund-failed': (event) => `لم تُعد البوابة ${money(event)}${because(event)}`,
  receipt: ({ number = 0 }) => `صدر الإيصال أو الإشعار رقم ${formatNumber(number)}`,
  expired: () => 'انتهت مهلة الدفع',
  cancelled: () => 'أُلغي الشراء',
  refunded: () => 'عاد المبلغ كله إلى المشتري',
};

/** What happened to a purchase, in words. */
export const eventSentence = (event: SaleEvent): string => sentences[event.kind](event);
