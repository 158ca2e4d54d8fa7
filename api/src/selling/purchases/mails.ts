import { writtenNumber } from '@nibras/contract/selling/receipts/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { MailBlock } from '#platform/mail/blocks.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';
import { formatMoney } from '#platform/text/money.ts';
import { endOfAccess } from './access-end.ts';
import type { LineRow, PurchaseRow } from './queries.ts';

interface PaidMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'timeZone'>;
  to: string;
  purchase: PurchaseRow;
  lines: readonly LineRow[];
  codes: readonly { course: string; code: string }[];
  receipt: number | null;
  now: Date;
}

type Access = Pick<LineRow, 'accessDays' | 'accessUntil'>;

/** Until when a line is open, in words. */
function accessText(line: Access, { now, timeZone }: { now: Date; timeZone: string }): string {
  const end = endOfAccess(line, { present: undefined, now, timeZone });
  return end === null ? 'مفتوح لك دائمًا' : `مفتوح لك حتى ${arabicDate(end, timeZone)}`;
}

function lineBlocks({ settings, lines, now }: PaidMail): MailBlock[] {
  const { publicUrl, timeZone } = settings;
  return lines.flatMap((line): MailBlock[] => [
    { kind: 'text', text: `«${line.name}»: ${accessText(line, { now, timeZone })}.` },
    ...(publicUrl && line.courseId !== null
      ? [
          {
            kind: lines.length === 1 ? ('action' as const) : ('link' as const),
            label: lines.length === 1 ? 'ابدأ التعلّم' : `افتح «${line.name}»`,
            href: `${publicUrl}/courses/${line.courseId}`,
          },
        ]
      : []),
  ]);
}

function factBlock({ purchase, receipt }: PaidMail): MailBlock {
  const facts = [
    { label: 'المبلغ', value: formatMoney(purchase.total, purchase.currency) },
    { label: 'رقم الشراء', value: purchase.reference, ltr: true },
    ...(receipt === null
      ? []
      : [{ label: 'رقم الإيصال', value: writtenNumber(receipt), ltr: true }]),
  ];
  return { kind: 'facts', facts };
}

/** The page from which its owner takes the paper; a mail itself opens nothing without a sign-in. */
function receiptBlocks({ settings: { publicUrl }, purchase, receipt }: PaidMail): MailBlock[] {
  if (receipt === null || !publicUrl) return [];
  return [{ kind: 'link', label: 'نزّل إيصالك', href: `${publicUrl}/purchases/${purchase.id}` }];
}

function codeBlocks({ codes }: PaidMail): MailBlock[] {
  const text = 'إن كنت تتابع من تطبيق يطلب كود الاشتراك فأدخل فيه هذا الكود:';
  const [first, ...others] = codes;
  if (!first) return [];
  if (others.length === 0) {
    return [
      { kind: 'note', text },
      { kind: 'code', code: first.code },
    ];
  }
  const facts = codes.map(({ course, code }) => ({ label: course, value: code, ltr: true }));
  return [
    {
      kind: 'note',
      text: wording`إن كنت تتابع من تطبيق يطلب كود الاشتراك فلكل كورس {كوده|كودها}:`,
    },
    { kind: 'facts', facts },
  ];
}

/** The mail that says that what a person bought is open to them. */
export function purchasePaidMail(mail: PaidMail): Mail {
  const { settings, to, lines, purchase } = mail;
  const amount = formatMoney(purchase.total, purchase.currency);
  const isOne = lines.length === 1;
  const opened = isOne
    ? wording`كورس «${lines[0]?.name}» {مفتوح|مفتوحة} لك`
    : wording`كورساتك مفتوحة لك`;
  // A coupon may have left nothing to pay.
  const arrived = purchase.total === 0 ? '' : 'وصلنا المبلغ، و';
  return {
    to,
    template: 'purchase-paid',
    subject: isOne ? wording`اكتمل شراء كورس «${lines[0]?.name}»` : wording`اكتمل شراء كورساتك`,
    ...layOut({
      settings,
      preview: purchase.total === 0 ? `${opened}.` : `وصلنا مبلغ ${amount}، و${opened}.`,
      heading: 'اكتمل الشراء',
      blocks: [
        { kind: 'text', text: `${arrived}${opened} الآن، ولا حاجة إلى كود على موقعنا.` },
        ...lineBlocks(mail),
        factBlock(mail),
        ...receiptBlocks(mail),
        ...codeBlocks(mail),
      ],
    }),
  };
}

interface RefundMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl'>;
  to: string;
  purchase: PurchaseRow;
  amount: number;
  /** Names of the courses that are closed by it. */
  ended: readonly string[];
  reason: string;
}

/** The mail that says that money goes back, and what ends by it. */
export function purchaseRefundedMail({
  settings,
  to,
  purchase,
  amount,
  ended,
  reason,
}: RefundMail): Mail {
  const money = formatMoney(amount, purchase.currency);
  const blocks: MailBlock[] = [
    { kind: 'text', text: `أعدنا إليك ${money} من شرائك رقم ${purchase.reference}.` },
  ];
  if (ended.length > 0) {
    const names = ended.map((name) => `«${name}»`).join(' و');
    blocks.push({
      kind: 'text',
      text: `انتهى بذلك اشتراكك في ${names}، وما أنجزته محفوظ لك إن عدت.`,
    });
  } else {
    blocks.push({ kind: 'text', text: 'ويبقى ما اشتريته مفتوحًا لك.' });
  }
  if (reason) blocks.push({ kind: 'letter', text: reason });
  if (settings.publicUrl) {
    const href = `${settings.publicUrl}/purchases/${purchase.id}`;
    blocks.push({ kind: 'action', label: 'اعرض الشراء', href });
  }
  return {
    to,
    template: 'purchase-refunded',
    subject: `استرداد ${money}`,
    ...layOut({
      settings,
      preview: `أعدنا إليك ${money} من شرائك رقم ${purchase.reference}.`,
      heading: 'استرداد مبلغ',
      blocks,
    }),
  };
}
