import type { StaffRole } from '@nibras/contract/people/people/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { MailBlock } from '#platform/mail/blocks.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

type MailSettings = Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;

interface AboutAccount {
  settings: MailSettings;
  to: string;
}

/** Tells a person that they are suspended, and why; their answer reaches the provider. */
export function suspendedMail({ settings, to, reason }: AboutAccount & { reason: string }): Mail {
  return {
    to,
    replyTo: settings.contact.email,
    template: 'account-suspended',
    subject: `أُوقف حسابك في ${settings.siteName}`,
    ...layOut({
      settings,
      preview: 'السبب، وما يمكنك فعله.',
      heading: 'أُوقف حسابك',
      blocks: [
        {
          kind: 'text',
          text: wording`أوقف فريق ${settings.siteName} حسابك، فلا يمكنك الدخول إليه حتى يُرفع الإيقاف. كورساتك وتقدمك فيها محفوظة كما هي.`,
        },
        { kind: 'quote', text: reason },
        { kind: 'note', text: 'إن رأيت في ذلك خطأ فردّ على هذه الرسالة.' },
      ],
      closing: replyClosing(settings),
    }),
  };
}

/** Tells a person that they may sign in again. */
export function suspensionEndedMail({ settings, to }: AboutAccount): Mail {
  return {
    to,
    replyTo: settings.contact.email,
    template: 'suspension-lifted',
    subject: `عاد حسابك في ${settings.siteName}`,
    ...layOut({
      settings,
      preview: 'يمكنك الدخول من جديد.',
      heading: 'رُفع الإيقاف عن حسابك',
      blocks: [
        {
          kind: 'text',
          text: wording`يمكنك الدخول من جديد ببريدك هذا كما كنت تفعل. كورساتك وتقدمك فيها كما تركتها.`,
        },
      ],
      closing: replyClosing(settings),
    }),
  };
}

const invitedAs: Record<StaffRole, () => string> = {
  teacher: () => wording`دعاك فريق العمل إلى التدريس هنا: تنشئ كورساتك، وتجيب عن استفسارات طلابك.`,
  editor: () => wording`دعاك فريق العمل إلى الكتابة هنا: تكتب المقالات والصفحات وتنشرها.`,
  admin: () => 'دعاك فريق العمل إلى إدارة المنصة معه: المحتوى، والحسابات، والإعدادات.',
};

/** Tells the owner of an address what they may do from now on, and how they sign in. */
export function invitedMail({ settings, to, role }: AboutAccount & { role: StaffRole }): Mail {
  return {
    to,
    replyTo: settings.contact.email,
    template: 'invited',
    subject: `دعوة إلى فريق ${settings.siteName}`,
    ...layOut({
      settings,
      preview: 'ادخل ببريدك هذا، ثم افتح الاستوديو.',
      heading: `أهلًا بك في فريق ${settings.siteName}`,
      blocks: [
        { kind: 'text', text: invitedAs[role]() },
        {
          kind: 'text',
          text: 'سجّل الدخول ببريدك هذا والكود الذي يصل إليه، ثم افتح الاستوديو. لا تحتاج إلى كلمة مرور.',
        },
        ...(settings.publicUrl
          ? [
              {
                kind: 'action' as const,
                label: 'افتح الاستوديو',
                href: `${settings.publicUrl}/studio`,
              },
            ]
          : []),
        { kind: 'note', text: 'إن لم تكن تنتظر هذه الدعوة فردّ على هذه الرسالة.' },
      ],
      closing: replyClosing(settings),
    }),
  };
}

interface Merged extends AboutAccount {
  /** The address of the account that stays, and of the one that ended in it. */
  kept: string;
  removed: string;
  /** Whether the second one signs in to that account too. */
  alias: boolean;
}

/** Tells a person that their two accounts are one now, and with which address they sign in. */
export function mergedMail({ settings, to, kept, removed, alias }: Merged): Mail {
  const facts: MailBlock = {
    kind: 'facts',
    facts: [
      { label: 'الحساب الباقي', value: kept, ltr: true },
      { label: 'الحساب الذي أُلغي', value: removed, ltr: true },
    ],
  };
  const how = alias
    ? 'يمكنك الدخول بأي من البريدين، وتصل رسائل الحساب إلى بريد الحساب الباقي.'
    : 'سجّل الدخول من الآن ببريد الحساب الباقي فقط.';
  return {
    to,
    replyTo: settings.contact.email,
    template: 'account-merged',
    subject: `حساباك في ${settings.siteName} صارا حسابًا واحدًا`,
    ...layOut({
      settings,
      preview: how,
      heading: 'صار لك حساب واحد',
      blocks: [
        {
          kind: 'text',
          text: wording`كان لك حسابان، فجمع فريق المنصة ما فيهما في حساب واحد: كورساتك وتقدمك فيها واستفساراتك ومحادثاتك وطلباتك.`,
        },
        facts,
        { kind: 'text', text: how },
        { kind: 'note', text: 'إن لم يكن الحسابان لك فردّ على هذه الرسالة.' },
      ],
      closing: replyClosing(settings),
    }),
  };
}

/** Tells an admin what another one did with the sign-in of an admin. */
export function adminAccountMail({ settings, to, text }: AboutAccount & { text: string }): Mail {
  return {
    to,
    replyTo: settings.contact.email,
    template: 'admin-account-changed',
    subject: `تغيّر حساب مشرف في ${settings.siteName}`,
    ...layOut({
      settings,
      preview: text,
      heading: 'تغيّر حساب مشرف',
      blocks: [
        { kind: 'text', text },
        {
          kind: 'note',
          text: 'نخبر كل المشرفين بكل ما يمس دخول واحد منهم. إن لم تكونوا اتفقتم على ذلك فأوقفوا حساب من فعله، ثم راجعوا سجل التغييرات في الاستوديو.',
        },
      ],
      closing: replyClosing(settings),
    }),
  };
}
