import type { PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import { writtenNumber } from '@nibras/contract/selling/receipts/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';
import { formatAmount } from '#platform/text/money.ts';
import { documentDate } from '#platform/typst/document-date.ts';
import { drawableName } from '#platform/typst/drawable.ts';
import { qrSvg } from '#platform/typst/qr.ts';
import type { Receipt } from './queries.ts';
import type { ReceiptData } from './receipt-data.ts';
import { needsZatca, zatcaOf } from './zatca.ts';

const wayNames: Record<PaymentWay, string> = {
  transfer: 'تحويل يدوي',
  cash: 'نقدًا',
  paymob: 'Paymob',
  fawry: 'فوري',
  moyasar: 'Moyasar',
  stripe: 'Stripe',
  credit: 'رصيد',
  none: 'بلا مقابل',
};

const currencyNames = new Intl.DisplayNames('ar', { type: 'currency' });
const countryNames = new Intl.DisplayNames('ar', { type: 'region' });

type Row = readonly [label: string, value: string, direction: 'ltr' | 'rtl'];
/** Rows without a value are left out. */
const filled = (rows: readonly Row[]) => rows.filter(([, value]) => value !== '');

/** The last lines of a paper: `latin` follows the label. */
interface Sum {
  label: string;
  latin: string;
  amount: string;
  strong: boolean;
}

/** The name of a paper: in Saudi Arabia, with VAT, it must say that it is a simplified tax invoice. */
const titles = {
  receipt: { title: 'إيصال', tax: 'فاتورة ضريبية مبسطة' },
  refund: { title: 'إشعار استرداد', tax: 'إشعار دائن لفاتورة ضريبية مبسطة' },
};

/** What `receipt.typ` shows: every word and number of the paper. Made from what is kept, and from nothing else. */
export function presentDocument({ number, kind, issuedAt, data: kept }: Receipt) {
  const data = kept as ReceiptData;
  const { title, tax } = titles[kind];
  const zatca = zatcaOf(data, issuedAt);
  const written = writtenNumber(number);
  return {
    title,
    subtitle: needsZatca(data) ? tax : '',
    number: written,
    date: documentDate(issuedAt, data.timeZone),
    logo: data.seller.logo ? 'logo.png' : '',
    qr: zatca && qrSvg(zatca),
    seller: { name: data.seller.legalName, rows: sellerRows(data) },
    facts: facts({ data, written, kind, issuedAt }),
    ...table(data, kind),
    sums: sums(data, kind),
    amounts: `المبالغ بعملة ${currencyNames.of(data.currency)}، ورمزها ${data.currency}`,
    notes: notes(data),
    footer: `${data.seller.siteName} · ${title} رقم ${written}`,
  };
}

const sellerRows = ({ seller }: ReceiptData): Row[] =>
  filled([
    ['الرقم الضريبي', seller.taxNumber, 'ltr'],
    ['العنوان', seller.address, 'rtl'],
    ['الدولة', seller.country && (countryNames.of(seller.country) ?? seller.country), 'rtl'],
    ['البريد', seller.email, 'ltr'],
    ['الهاتف', seller.phone, 'ltr'],
  ]);

interface Issued {
  data: ReceiptData;
  written: string;
  kind: Receipt['kind'];
  issuedAt: Date;
}

function facts({ data, written, kind, issuedAt }: Issued): Row[] {
  const { corrects, timeZone, way, channel } = data;
  const wayName = way === null ? '' : wayNames[way];
  return filled([
    [kind === 'receipt' ? 'رقم الإيصال' : 'رقم الإشعار', written, 'ltr'],
    ['التاريخ', momentText(issuedAt, timeZone), 'rtl'],
    // A name that would lose a letter is another name.
    ['المشتري', drawableName(data.buyer.name) ?? data.buyer.email, 'rtl'],
    ['بريد المشتري', data.buyer.email, 'ltr'],
    ['مرجع الشراء', data.reference, 'ltr'],
    ['يصحح الإيصال', corrects ? writtenNumber(corrects.number) : '', 'ltr'],
    ['الصادر في', corrects ? arabicDate(new Date(corrects.issuedAt), timeZone) : '', 'rtl'],
    ['طريقة الدفع', channel ? `${wayName}، ${channel}` : wayName, 'rtl'],
    ['رقم عملية الدفع', data.paymentReference ?? '', 'ltr'],
  ]);
}

const momentText = (at: Date, timeZone: string) =>
  `${arabicDate(at, timeZone)}، ${at.toLocaleTimeString('ar-EG-u-nu-latn', { timeZone, hour: 'numeric', minute: '2-digit' })}`;

function table(
  { lines, currency, discount, taxInPrices, tax }: ReceiptData,
  kind: Receipt['kind'],
) {
  const amountOf = (amount: number) => formatAmount(amount, currency);
  const price = kind === 'refund' ? 'المبلغ المسترد' : 'السعر';
  const net = tax > 0 && !taxInPrices ? 'الصافي قبل الضريبة' : 'الصافي';
  return {
    columns: discount > 0 ? ['السعر', 'الخصم', net] : [price],
    lines: lines.map((line) => ({
      name: line.name,
      note: line.bundle === null ? '' : `من باقة: ${line.bundle}`,
      amounts: (discount > 0
        ? [line.price, line.discount, line.price - line.discount]
        : [line.price]
      ).map(amountOf),
    })),
  };
}

function sums(data: ReceiptData, kind: Receipt['kind']): Sum[] {
  const { currency, discount, price, tax, taxRate, total, credit, coupon, received } = data;
  const found: Sum[] = [];
  const add = (label: string, amount: number, { latin = '', strong = false } = {}) =>
    found.push({ label, latin, amount: formatAmount(amount, currency), strong });
  if (discount > 0) {
    add('مجموع الأسعار', price);
    add(coupon ? 'الخصم بكوبون' : 'الخصم', -discount, { latin: coupon ?? '' });
  }
  if (tax > 0) {
    add('قبل الضريبة', total - tax);
    add('ضريبة القيمة المضافة', tax, { latin: `${taxRate / 100}%` });
  }
  add(kind === 'refund' ? 'إجمالي المسترد' : 'الإجمالي', total, { strong: true });
  if (credit > 0) {
    add('من الرصيد', -credit);
    add('المدفوع', total - credit, { strong: true });
  }
  if (received) {
    const currencyOf = received.currency as Currency;
    const amount = `${formatAmount(received.amount, currencyOf)} ${currencyOf}`;
    found.push({ label: 'المبلغ الذي وصل', latin: '', amount, strong: false });
  }
  return found;
}

function notes({ corrects, total }: ReceiptData): string[] {
  return [
    ...(corrects?.reason ? [`سبب الاسترداد: ${corrects.reason}`] : []),
    ...(!corrects && total === 0 ? ['لم يُطلب مقابل لهذا الشراء'] : []),
  ];
}
