import type { Currency } from '@nibras/contract/site/site.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { MailBlock } from '#platform/mail/blocks.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { formatMoney } from '#platform/text/money.ts';

interface AboutPurchase {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;
  purchase: { id: number; reference: string; currency: Currency };
  amount: number;
}

const factsOf = ({ purchase, amount }: AboutPurchase): MailBlock => ({
  kind: 'facts',
  facts: [
    { label: 'مرجع التحويل', value: purchase.reference, ltr: true },
    { label: 'المبلغ', value: formatMoney(amount, purchase.currency) },
  ],
});

const actionTo = (
  { settings: { publicUrl } }: AboutPurchase,
  label: string,
  path: string,
): MailBlock[] => (publicUrl ? [{ kind: 'action', label, href: publicUrl + path }] : []);

/** Tells the provider that a receipt waits. Replies go to the person. */
export function receiptArrivedMail(
  about: AboutPurchase & {
    transfer: number;
    person: { name: string; email: string };
    channelName: string;
    to: string;
  },
): Mail {
  const { settings, person, channelName, transfer, purchase, amount } = about;
  return {
    to: about.to,
    replyTo: person.email,
    template: 'transfer-arrived',
    subject: `إيصال تحويل جديد من ${person.name}: ${formatMoney(amount, purchase.currency)}`,
    ...layOut({
      settings,
      preview: `عبر ${channelName}، ومرجعه ${purchase.reference}.`,
      heading: 'إيصال تحويل ينتظر ردك',
      blocks: [
        { kind: 'text', text: `وصل إيصال تحويل من ${person.name} عبر ${channelName}.` },
        factsOf(about),
        ...actionTo(about, 'راجع الإيصال', `/studio/transfers/${transfer}`),
      ],
      closing: 'ردّك على هذه الرسالة يصل إلى صاحب الإيصال مباشرة.',
    }),
  };
}

const words = {
  asked: {
    subject: 'سؤال عن إيصال تحويلك',
    heading: 'نحتاج منك شيئًا لنؤكد تحويلك',
    intro: 'راجعنا إيصال تحويلك، وبقي هذا السؤال:',
    action: 'أجب عن السؤال',
  },
  declined: {
    subject: 'لم نتمكن من قبول إيصال تحويلك',
    heading: 'لم نتمكن من قبول الإيصال',
    intro: 'راجعنا إيصال تحويلك ولم نتمكن من قبوله، والسبب:',
    action: 'أرسل إيصالًا آخر',
  },
};

/** Asks the person back, or says why a receipt was declined. Replies go to the provider. */
export function answeredReceiptMail(
  kind: keyof typeof words,
  about: AboutPurchase & { to: string; text: string },
): Mail {
  const { subject, heading, intro, action } = words[kind];
  const { settings, to, text, purchase } = about;
  return {
    to,
    replyTo: settings.contact.email,
    template: `transfer-${kind}`,
    subject,
    ...layOut({
      settings,
      preview: text.replace(/\s+/g, ' ').slice(0, 120),
      heading,
      blocks: [
        { kind: 'text', text: intro },
        { kind: 'quote', text },
        factsOf(about),
        ...actionTo(about, action, `/checkout/${purchase.id}`),
      ],
      closing: replyClosing(settings),
    }),
  };
}

/** Says that money has come that does not fit its purchase, and that a person decides about it. */
export function receiptUnderReviewMail(about: AboutPurchase & { to: string }): Mail {
  const { settings, to, purchase } = about;
  const text =
    'وصل تحويلك، لكنه لم يطابق الشراء كما هو الآن، فنراجعه بأنفسنا ونخبرك بما نقرره. مالك محفوظ.';
  return {
    to,
    replyTo: settings.contact.email,
    template: 'transfer-under-review',
    subject: 'وصل تحويلك، ونراجعه الآن',
    ...layOut({
      settings,
      preview: text,
      heading: 'وصل تحويلك',
      blocks: [
        { kind: 'text', text },
        factsOf(about),
        ...actionTo(about, 'اعرض الشراء', `/purchases/${purchase.id}`),
      ],
      closing: replyClosing(settings),
    }),
  };
}
