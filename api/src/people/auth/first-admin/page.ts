import { email, personName } from '@nibras/contract/wire.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '#platform/html/escape-html.ts';
import { plainPage, styleSource } from '#platform/html/plain-page.ts';
import type { ApiServer } from '#platform/http/api-server.ts';
import { devMailPath } from '#platform/mail/dev-mail-access.ts';
import type { Platform } from '#platform/platform.ts';
import { claimFirstAdmin, isFirstAdminLink } from './first-admin-link.ts';

/** Under `/api/`, so that it reaches a process that serves the API, however the parts are divided. */
export const firstAdminPath = '/api/first-admin';

const policy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const send = (reply: FastifyReply, status: number, html: string) =>
  reply
    .status(status)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Robots-Tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);

const form = z.object({ token: z.string().max(100), email, name: personName });

interface Fields {
  token: string;
  email?: string;
  name?: string;
}

function formPage(siteName: string, fields: Fields, wrong?: string): string {
  const value = (text = '') => escapeHtml(text);
  return plainPage(
    `أول مشرف | ${siteName}`,
    `<h1>أول مشرف على ${escapeHtml(siteName)}</h1>
<p>اكتب اسمك وبريدك لتصبح مشرفًا على المنصة. بعدها تدخل بكود يصل إلى هذا البريد.</p>
${wrong ? `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>` : ''}
<form method="post" action="${firstAdminPath}">
<input type="hidden" name="token" value="${value(fields.token)}">
<label for="name">الاسم</label>
<input id="name" name="name" autocomplete="name" dir="auto" required autofocus value="${value(fields.name)}">
<label for="email">البريد الإلكتروني</label>
<input id="email" name="email" type="email" autocomplete="email" dir="ltr" required value="${value(fields.email)}">
<button>أنا مشرف المنصة</button>
</form>`,
  );
}

const usedPage = (siteName: string) =>
  plainPage(
    `رابط غير صالح | ${siteName}`,
    `<h1>هذا الرابط غير صالح</h1>
<p>ربما استُخدم من قبل أو انتهت مدته. أعد تشغيل الخادم ليطبع رابطًا جديدًا، وإن كان للمنصة مشرف فاستخدم هذا الأمر:</p>
<pre dir="ltr">npm run admin -- you@example.com</pre>`,
  );

function donePage(
  { config, settings }: Pick<Platform, 'config' | 'settings'>,
  address: string,
): string {
  const mails = devMailPath(config);
  const site = config.publicUrl ?? '';
  // The part behind # reaches no server and no log.
  return plainPage(
    `أصبحت مشرفًا | ${settings().siteName}`,
    `<h1>أصبحت مشرفًا</h1>
<p>حساب <bdi>${escapeHtml(address)}</bdi> يدير المنصة الآن. <a href="${escapeHtml(`${site}/studio?sign-in#${encodeURIComponent(address)}`)}">سجّل الدخول</a> بهذا البريد والكود الذي يصل إليه، فيُفتح لك الاستوديو.</p>
${mails ? `<p class="quiet">لا يوجد خادم بريد بعد، فالأكواد تظهر في <a href="${escapeHtml(mails)}">البريد الصادر</a>.</p>` : ''}
<p class="quiet">إن لم يصل البريد فاطلب كودًا من الخادم بهذا الأمر:</p>
<pre dir="ltr">npm run code -- ${escapeHtml(address)}</pre>`,
  );
}

/**
 * Adds the page of the link that makes the first admin. It belongs to the server and not to the site, because it works
 * before anything is set up.
 */
export function addFirstAdminPage(app: ApiServer, platform: Platform): void {
  const nameOfSite = () => platform.settings().siteName;
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get(firstAdminPath, { schema: { hide: true } }, async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      if (typeof token !== 'string' || !(await isFirstAdminLink(platform, token))) {
        return send(reply, 404, usedPage(nameOfSite()));
      }
      return send(reply, 200, formPage(nameOfSite(), { token }));
    });

    scope.post(firstAdminPath, { schema: { hide: true } }, async (request, reply) => {
      const fields = (request.body ?? {}) as Partial<Fields>;
      const parsed = form.safeParse(fields);
      if (!parsed.success) {
        const token = String(fields.token ?? '').slice(0, 100);
        const known = await isFirstAdminLink(platform, token);
        if (!known) return send(reply, 404, usedPage(nameOfSite()));
        const wrong = 'راجع الاسم والبريد الإلكتروني، ثم حاول مرة أخرى.';
        return send(reply, 422, formPage(nameOfSite(), { ...fields, token }, wrong));
      }
      if (!(await claimFirstAdmin(platform, parsed.data))) {
        return send(reply, 404, usedPage(nameOfSite()));
      }
      return send(reply, 200, donePage(platform, parsed.data.email));
    });
  });
}
