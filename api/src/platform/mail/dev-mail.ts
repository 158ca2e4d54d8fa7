import type { FastifyReply, FastifyRequest } from 'fastify';
import { styleSource } from '../html/plain-page.ts';
import type { ApiServer } from '../http/api-server.ts';
import { AppError, orThrow } from '../http/app-error.ts';
import type { Platform } from '../platform.ts';
import { devMailCookie, mayReadDevMail, showsDevMail } from './dev-mail-access.ts';
import { listPage, mailPage } from './dev-mail-pages.ts';
import { readStoredMail, storedMails } from './mail-folder.ts';
import { withMark } from './mail-mark.ts';

/** How many mails the list shows. */
const listLimit = 100;

const pagePolicy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of a mail's own HTML: sandboxed, without scripts, forms, and pictures from elsewhere. */
const mailPolicy =
  "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'";

const send = (reply: FastifyReply, policy: string, html: string) =>
  reply
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Robots-Tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);

/**
 * Adds `/dev/mail`, which shows the mails stored in DATA_DIR/mail for lack of a mail server. It does not exist with a
 * mail server or on a public site, and requires this machine or the token, because anyone who reads the mails can sign in
 * as anyone.
 */
export function addDevMail(
  app: ApiServer,
  { config, mailer, settings }: Pick<Platform, 'config' | 'mailer' | 'settings'>,
) {
  const { folder } = mailer;
  if (!folder || !showsDevMail(config)) return;

  const onRequest = async (request: FastifyRequest) => {
    if (!mayReadDevMail(request) && !devMailCookie(request)) throw new AppError('not-found');
  };
  const route = { schema: { hide: true }, onRequest };

  app.get('/dev/mail', route, async (request, reply) => {
    const cookie = devMailCookie(request);
    if (cookie) return reply.header('Set-Cookie', cookie).redirect('/dev/mail', 303);
    const names = (await storedMails(folder)).slice(0, listLimit);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: await readStoredMail(folder, name) })),
    );
    const readable = mails.flatMap(({ name, mail }) => (mail ? [{ name, mail }] : []));
    return send(reply, pagePolicy, listPage(settings(), readable));
  });

  async function mailAt(params: unknown) {
    const { name } = params as { name: string };
    return { name, mail: orThrow(await readStoredMail(folder ?? '', name), 'not-found') };
  }

  app.get('/dev/mail/:name', route, async (request, reply) => {
    const { name, mail } = await mailAt(request.params);
    return send(reply, pagePolicy, mailPage(settings(), name, mail));
  });

  app.get('/dev/mail/:name/html', route, async (request, reply) => {
    const { mail } = await mailAt(request.params);
    return send(reply, mailPolicy, withMark(mail.html));
  });
}
