import { escapeHtml } from '../html/escape-html.ts';
import { plainPage as page } from '../html/plain-page.ts';
import type { Settings } from '../settings/settings.ts';
import type { StoredMail } from './mail-folder.ts';

function timeElement(at: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat('ar-EG', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  }).format(new Date(at));
  return `<time datetime="${escapeHtml(at)}">${escapeHtml(text)}</time>`;
}

type PageSettings = Pick<Settings, 'siteName' | 'timeZone'>;

/** Renders the list of mails, newest first. */
export function listPage(
  { siteName, timeZone }: PageSettings,
  mails: { name: string; mail: StoredMail }[],
): string {
  const items = mails.map(
    ({ name, mail }) => `<li><a href="/dev/mail/${name}">
<strong dir="auto">${escapeHtml(mail.subject)}</strong>
<span class="quiet"><bdi>${escapeHtml(mail.to)}</bdi> · ${timeElement(mail.at, timeZone)}</span>
</a></li>`,
  );
  const list = items.length
    ? `<ul>${items.join('\n')}</ul>`
    : '<p>لا توجد رسائل بعد. اطلب كودًا من صفحة <a href="/login">تسجيل الدخول</a> ثم عد إلى هنا.</p>';
  return page(
    `البريد الصادر | ${siteName}`,
    `<h1>البريد الصادر</h1>
<p class="quiet">لا يوجد خادم بريد (<bdi>SMTP_URL</bdi>)، لذلك تُحفظ الرسائل هنا بدلًا من إرسالها. <a href="/dev/mail">تحديث القائمة</a></p>
${list}`,
  );
}

/** Renders one mail: its HTML in a frame, and its plain text. */
export function mailPage(
  { siteName, timeZone }: PageSettings,
  name: string,
  mail: StoredMail,
): string {
  return page(
    `${mail.subject} | ${siteName}`,
    `<p><a href="/dev/mail">كل الرسائل</a></p>
<h1 dir="auto">${escapeHtml(mail.subject)}</h1>
<dl><dt>إلى</dt><dd><bdi>${escapeHtml(mail.to)}</bdi></dd><dt>الوقت</dt><dd>${timeElement(mail.at, timeZone)}</dd></dl>
<iframe src="/dev/mail/${name}/html" title="نص الرسالة المنسق" sandbox=""></iframe>
<h2>النص المجرد</h2>
<pre dir="auto">${escapeHtml(mail.text)}</pre>`,
  );
}
