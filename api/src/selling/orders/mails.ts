import type { OrderBody } from '@nibras/contract/selling/orders/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { studioLink } from '#conversation/inbox/index.ts';
import type { Settings } from '#platform/config/settings.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface OrderMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;
  /** The order's number. */
  number: number;
  /** Null for a general request. */
  serviceName: string | null;
}

const subjectOf = (serviceName: string | null) => serviceName ?? 'طلب عام';

/** Sends an order to the provider. Replies go to the person. */
export function orderMail({
  settings,
  number,
  serviceName,
  order,
  to,
}: OrderMail & { order: OrderBody; to: string }): Mail {
  const { name, email, phone, country, Job_title, description } = order;
  return {
    to,
    replyTo: email,
    template: 'order',
    subject: wording`طلب خدمة جديد: ${subjectOf(serviceName)}، من ${name}`,
    ...layOut({
      settings,
      preview: `${name} من ${country}`,
      heading: wording`طلب خدمة جديد`,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'رقم الطلب', value: String(number) },
            { label: wording`الخدمة`, value: subjectOf(serviceName) },
            { label: 'الاسم', value: name },
            {
              label: 'الهاتف',
              value: phone,
              ltr: true,
              href: `tel:${phone.replace(/[^+\d]/g, '')}`,
            },
            { label: 'البريد', value: email, ltr: true, href: `mailto:${email}` },
            { label: 'البلد', value: country },
            { label: 'المسمى الوظيفي', value: Job_title },
          ],
        },
        { kind: 'quote', text: description },
        ...studioLink(settings, 'order', number),
      ],
      closing: 'ردّك على هذه الرسالة يصل إلى صاحب الطلب مباشرة.',
    }),
  };
}

/**
 * Acknowledges an order to the person. It contains none of the typed text, because the address is not verified and the
 * form would otherwise send any text to anybody.
 */
export function orderReceiptMail({
  settings,
  number,
  serviceName,
  to,
}: OrderMail & { to: string }): Mail {
  return {
    to,
    replyTo: settings.contact.email,
    template: 'order-receipt',
    subject: `وصلنا طلبك رقم ${number}`,
    ...layOut({
      settings,
      preview: 'سنتواصل معك قريبًا.',
      heading: 'وصلنا طلبك',
      blocks: [
        {
          kind: 'text',
          text: wording`شكرًا لثقتك بنا. وصل طلبك إلى مقدّم الخدمة، وسيتواصل معك قريبًا بالهاتف أو بالبريد الإلكتروني.`,
        },
        {
          kind: 'facts',
          facts: [
            { label: 'رقم الطلب', value: String(number) },
            { label: wording`الخدمة`, value: subjectOf(serviceName) },
          ],
        },
        { kind: 'note', text: 'إن لم ترسل أنت هذا الطلب فتجاهل هذه الرسالة.' },
      ],
      closing: replyClosing(settings, 'إن أردت إضافة شيء إلى طلبك فردّ على هذه الرسالة.'),
    }),
  };
}
