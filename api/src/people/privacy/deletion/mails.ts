import { wording } from '@nibras/contract/text/wording.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { MailBlock } from '#platform/mail/blocks.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

export type DeletionNews = 'asked' | 'cancelled' | 'soon' | 'done' | 'failed';

interface DeletionMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;
  to: string;
  what: DeletionNews;
  /** The day of the deletion, in words. */
  day: string;
  /** The page on which the request can be withdrawn. */
  href: string;
}

interface Words {
  template: string;
  heading: string;
  preview: string;
  texts: string[];
  /** What the button says; without it there is none. */
  action?: string;
  note: string;
}

const notMe = 'إن لم تطلب ذلك بنفسك فتراجع عن الطلب، وسجّل الخروج من كل أجهزتك، واكتب إلينا.';
const takeBack = 'تراجع عن الحذف';
const what = {
  get goes() {
    return wording`يُحذف اسمك وبريدك وهاتفك وكورساتك وتقدمك فيها. تبقى رسائلك لمن وصلته باسم «حساب محذوف»، وتبقى سجلات الدفع كما يطلب القانون. ولا يمكن التراجع بعد ذلك.`;
  },
};

const wordsOf: Record<DeletionNews, (mail: DeletionMail) => Words> = {
  asked: ({ day }) => ({
    template: 'deletion-asked',
    heading: 'طلبت حذف حسابك',
    preview: `يُحذف يوم ${day}، ويمكنك التراجع قبل ذلك.`,
    texts: [
      `وصل إلينا طلبك. نحذف حسابك يوم ${day}، ويبقى كما هو حتى ذلك اليوم.`,
      what.goes,
      'إن غيّرت رأيك فافتح صفحة «بياناتي» قبل ذلك اليوم وتراجع عن الطلب. ومنها يمكنك أيضًا تنزيل نسخة من بياناتك.',
    ],
    action: takeBack,
    note: notMe,
  }),
  cancelled: () => ({
    template: 'deletion-cancelled',
    heading: 'لن يُحذف حسابك',
    preview: 'تراجعت عن طلب الحذف.',
    texts: ['تراجعت عن طلب حذف حسابك، فهو باقٍ كما كان بكل ما فيه.'],
    note: 'إن لم تتراجع بنفسك فسجّل الخروج من كل أجهزتك، واكتب إلينا.',
  }),
  soon: ({ day }) => ({
    template: 'deletion-soon',
    heading: 'يُحذف حسابك بعد يومين',
    preview: `يُحذف يوم ${day} كما طلبت، ويمكنك التراجع قبل ذلك.`,
    texts: [
      `طلبت حذف حسابك، ونحذفه يوم ${day}.`,
      what.goes,
      'إن غيّرت رأيك فتراجع عن الطلب من صفحة «بياناتي». وإن أردت نسخة من بياناتك فنزّلها منها قبل ذلك اليوم.',
    ],
    action: takeBack,
    note: notMe,
  }),
  done: ({ settings }) => ({
    template: 'account-deleted',
    heading: 'حُذف حسابك',
    preview: `لم يعد لك حساب في ${settings.siteName}.`,
    texts: [
      `حذفنا حسابك في ${settings.siteName} كما طلبت، وحذفنا منه كل ما لا يلزمنا حفظه. هذه آخر رسالة نرسلها إليك.`,
      'إن أردت العودة يومًا فأنشئ حسابًا جديدًا بالبريد نفسه. أهلًا بك في أي وقت.',
    ],
    note: 'إن لم تطلب ذلك بنفسك فردّ على هذه الرسالة.',
  }),
  failed: () => ({
    template: 'deletion-failed',
    heading: 'لم نتمكن من حذف حسابك',
    preview: 'حسابك باقٍ كما هو. في الرسالة السبب وما يلزم.',
    texts: [
      wording`طلبت حذف حسابك، ثم تغيّر شيء قبل الموعد: صرت المعلّم {teacher:الأساسي|الأساسية} في كورس، أو المشرف الوحيد على المنصة. لذلك لم يُحذف، وهو باقٍ كما هو.`,
      wording`سلّم كورساتك أو الإشراف إلى شخص آخر من الاستوديو، ثم اطلب الحذف مرة أخرى من صفحة «بياناتي». وقد أخبرنا مشرفي المنصة ليساعدوك.`,
    ],
    action: 'افتح «بياناتي»',
    note: 'إن لم تطلب ذلك بنفسك فسجّل الخروج من كل أجهزتك، واكتب إلينا.',
  }),
};

/** Tells a person how their request to delete their account stands. */
export function deletionMail(mail: DeletionMail): Mail {
  const { settings, to, href } = mail;
  const { template, heading, preview, texts, action, note } = wordsOf[mail.what](mail);
  const blocks: MailBlock[] = texts.map((text) => ({ kind: 'text', text }));
  if (action) blocks.push({ kind: 'action', label: action, href });
  blocks.push({ kind: 'note', text: note });
  return {
    to,
    replyTo: settings.contact.email,
    template,
    subject: heading,
    ...layOut({
      settings,
      preview,
      heading,
      blocks,
      closing: replyClosing(settings),
    }),
  };
}
