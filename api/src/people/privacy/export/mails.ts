import type { Settings } from '#platform/config/settings.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface ExportMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl'>;
  to: string;
  /** The page from which it is downloaded. */
  href: string;
  ready: boolean;
}

/** Tells a person that their data can be downloaded, or that they could not be collected. */
export function exportMail({ settings, to, href, ready }: ExportMail): Mail {
  const heading = ready ? 'بياناتك جاهزة للتنزيل' : 'تعذر جمع بياناتك';
  return {
    to,
    template: ready ? 'data-ready' : 'data-failed',
    subject: heading,
    ...layOut({
      settings,
      preview: heading,
      heading,
      blocks: [
        {
          kind: 'text',
          text: ready
            ? 'جمعنا كل ما نحفظه عنك في ملف واحد. نزّله من صفحة «بياناتي» خلال 24 ساعة، ثم يُحذف من عندنا.'
            : 'حدث خطأ عندنا ونحن نجمع بياناتك. اطلبها مرة أخرى من صفحة «بياناتي»، وإن تكرر ذلك فاكتب إلينا.',
        },
        { kind: 'action', label: 'افتح «بياناتي»', href },
        {
          kind: 'note',
          text: ready
            ? 'سنسألك قبل التنزيل عن كود يصل إلى بريدك. إن لم تطلب بياناتك بنفسك فسجّل الخروج من كل أجهزتك، واكتب إلينا.'
            : 'إن لم تطلب بياناتك بنفسك فسجّل الخروج من كل أجهزتك، واكتب إلينا.',
        },
      ],
    }),
  };
}
