import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { MailBlock } from '#platform/mail/blocks.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** What happened to a certificate, as its owner is told. */
export type CertificateNews = 'issued' | 'corrected' | 'revoked' | 'restored' | 'declined';

interface CertificateMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl'>;
  to: string;
  /** As it is printed. */
  name: string;
  courseName: string;
  code: string;
  /** The reason of a withdrawal, or what was answered to a request. */
  text: string;
  links: { certificate: string; own: string };
}

interface Letter {
  template: string;
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

const facts = ({ name, code }: CertificateMail): MailBlock => ({
  kind: 'facts',
  facts: [
    { label: wording`الاسم على الشهادة`, value: name },
    { label: wording`رمز الشهادة`, value: printedCode(code), ltr: true },
  ],
});

const quoted = ({ text }: CertificateMail): MailBlock[] => (text ? [{ kind: 'letter', text }] : []);

const letters: Record<CertificateNews, (mail: CertificateMail) => Letter> = {
  issued: (mail) => ({
    template: 'certificate-issued',
    subject: wording`شهادتك في كورس «${mail.courseName}»`,
    heading: wording`{صدرت|صدر} شهادتك`,
    blocks: [
      {
        kind: 'text',
        text: wording`أتممت كورس «${mail.courseName}»، {certificate:وهذه|وهذا} شهادتك. مبارك لك.`,
      },
      facts(mail),
      { kind: 'action', label: wording`افتح شهادتك`, href: mail.links.certificate },
      {
        kind: 'note',
        text: wording`من هذه الصفحة تنزّل الشهادة، {وتشاركها، ويتحقق منها من تعطيه رمزها|وتشاركه، ويتحقق منه من تعطيه رمزه}.`,
      },
      { kind: 'link', label: 'في اسمك خطأ؟ اطلب تصحيحه', href: mail.links.own },
    ],
  }),
  corrected: (mail) => ({
    template: 'certificate-corrected',
    subject: wording`شهادتك في كورس «${mail.courseName}» بعد تصحيح الاسم`,
    heading: wording`{صدرت|صدر} شهادتك بالاسم المصحح`,
    blocks: [
      {
        kind: 'text',
        text: wording`{صدرت|صدر} لك شهادة برمز جديد، {ولم تعد|ولم يعد} الشهادة {السابقة صالحة|السابق صالحًا}. استخدم {هذه|هذا} من الآن.`,
      },
      facts(mail),
      { kind: 'action', label: wording`افتح شهادتك`, href: mail.links.certificate },
    ],
  }),
  revoked: (mail) => ({
    template: 'certificate-revoked',
    subject: wording`{certificate:سُحبت|سُحب} شهادتك في كورس «${mail.courseName}»`,
    heading: wording`{سُحبت|سُحب} شهادتك`,
    blocks: [
      {
        kind: 'text',
        text: wording`{certificate:سُحبت|سُحب} شهادتك في كورس «${mail.courseName}»، ويظهر ذلك في {certificate:صفحتها لكل من يتحقق منها|صفحته لكل من يتحقق منه}. السبب:`,
      },
      ...quoted(mail),
      facts(mail),
      { kind: 'link', label: wording`شهاداتي`, href: mail.links.own },
      { kind: 'note', text: 'إن رأيت في ذلك خطأ فاكتب إلينا.' },
    ],
  }),
  restored: (mail) => ({
    template: 'certificate-restored',
    subject: wording`شهادتك في كورس «${mail.courseName}» {certificate:صالحة|صالح}`,
    heading: wording`شهادتك {صالحة|صالح}`,
    blocks: [
      {
        kind: 'text',
        text: wording`تراجعنا عن سحب شهادتك، {وهي صالحة كما كانت|وهو صالح كما كان} وبالرمز نفسه. نعتذر عن رسالتنا السابقة.`,
      },
      facts(mail),
      { kind: 'action', label: wording`افتح شهادتك`, href: mail.links.certificate },
    ],
  }),
  declined: (mail) => ({
    template: 'certificate-correction-declined',
    subject: wording`طلبك تصحيح الاسم على شهادة «${mail.courseName}»`,
    heading: 'لم يُقبل تصحيح الاسم',
    blocks: [
      {
        kind: 'text',
        text: wording`راجعنا طلبك تصحيح الاسم على شهادتك في كورس «${mail.courseName}»، ولم نغيّره. {certificate:تبقى|يبقى} شهادتك {certificate:صالحة كما هي|صالحًا كما هو}.`,
      },
      ...quoted(mail),
      facts(mail),
      { kind: 'link', label: wording`شهاداتي`, href: mail.links.own },
    ],
  }),
};

/** The mail that tells a person what happened to their certificate. */
export function certificateMail(kind: CertificateNews, mail: CertificateMail): Mail {
  const { template, subject, heading, blocks } = letters[kind](mail);
  const { settings, to } = mail;
  return { to, template, subject, ...layOut({ settings, preview: subject, heading, blocks }) };
}

/** The mail that asks a person for a name that papers can show, since a certificate waits for it. */
export function waitingMail({
  settings,
  to,
  name,
  courseName,
  lost,
  own,
}: Pick<CertificateMail, 'settings' | 'to' | 'name' | 'courseName'> & {
  /** What of the name cannot be printed. */
  lost: readonly string[];
  /** The page on which the name is chosen. */
  own: string;
}): Mail {
  const subject = wording`شهادتك في كورس «${courseName}» {certificate:تنتظر|ينتظر} اسمًا`;
  const blocks: MailBlock[] = [
    {
      kind: 'text',
      text: wording`شهادتك في كورس «${courseName}» {certificate:جاهزة، لكن اسمك لا يُطبع عليها|جاهز، لكن اسمك لا يُطبع عليه} كاملًا، ولا نصدر شهادة{ًا} ينقص {certificate:اسمها|اسمه} حرف.`,
    },
    {
      kind: 'facts',
      facts: [
        { label: 'اسمك الآن', value: name },
        { label: 'ما لا يُطبع منه', value: lost.join(' ') },
      ],
    },
    {
      kind: 'text',
      text: wording`اختر اسمًا بحروف عربية أو لاتينية أو يونانية أو كيريلية، {فتصدر|فيصدر} شهادتك فورًا.`,
    },
    { kind: 'action', label: wording`اختر الاسم على شهادتك`, href: own },
  ];
  const heading = wording`شهادتك {تنتظر|ينتظر} اسمًا`;
  return {
    to,
    template: 'certificate-waits',
    subject,
    ...layOut({ settings, preview: subject, heading, blocks }),
  };
}
