import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { escapeHtml } from './escape-html.ts';
import type { StoredMail } from './mail-folder.ts';

const style = `
:root { color-scheme: light dark; --paper: #fafaf7; --card: #fff; --ink: #15183a; --quiet: #565a7d; --line: #e6e4da; --link: #3d47b5 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1028; --card: #15183a; --ink: #f4f2ea; --quiet: #b4b8dc; --line: #2b3070; --link: #aeb6ff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.8 'Readex Pro', 'Segoe UI', Tahoma, 'Noto Sans Arabic', sans-serif }
main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1rem 4rem }
h1 { margin-block: 0 0.5rem; font-size: 1.75rem; line-height: 1.5 }
h2 { margin-block: 2rem 0.5rem; font-size: 1.125rem }
p { margin-block: 0 1rem }
.quiet { color: var(--quiet); font-size: 0.9375rem }
a { color: var(--link) }
a:focus-visible, iframe:focus-visible { outline: 3px solid #f5af19; outline-offset: 3px; border-radius: 4px }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 0.75rem }
li { background: var(--card); border: 1px solid var(--line); border-radius: 14px }
li a { display: block; padding: 0.875rem 1.125rem; color: inherit; text-decoration: none }
li a:hover strong { text-decoration: underline }
li strong, li span { display: block; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0 }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
iframe { inline-size: 100%; block-size: 38rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card) }
pre { margin: 0; padding: 1rem 1.125rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`;

/** The CSP source that allows only this page's own style. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

function moment(at: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat('ar-EG', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  }).format(new Date(at));
  return `<time datetime="${escapeHtml(at)}">${escapeHtml(text)}</time>`;
}

type PageConfig = Pick<Config, 'siteName' | 'timeZone'>;

/** Renders the list of mails, newest first. */
export function listPage(
  { siteName, timeZone }: PageConfig,
  mails: { name: string; mail: StoredMail }[],
): string {
  const items = mails.map(
    ({ name, mail }) => `<li><a href="/dev/mail/${name}">
<strong dir="auto">${escapeHtml(mail.subject)}</strong>
<span class="quiet"><bdi>${escapeHtml(mail.to)}</bdi> · ${moment(mail.at, timeZone)}</span>
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
  { siteName, timeZone }: PageConfig,
  name: string,
  mail: StoredMail,
): string {
  return page(
    `${mail.subject} | ${siteName}`,
    `<p><a href="/dev/mail">كل الرسائل</a></p>
<h1 dir="auto">${escapeHtml(mail.subject)}</h1>
<dl><dt>إلى</dt><dd><bdi>${escapeHtml(mail.to)}</bdi></dd><dt>الوقت</dt><dd>${moment(mail.at, timeZone)}</dd></dl>
<iframe src="/dev/mail/${name}/html" title="نص الرسالة المنسق" sandbox=""></iframe>
<h2>النص المجرد</h2>
<pre dir="auto">${escapeHtml(mail.text)}</pre>`,
  );
}
