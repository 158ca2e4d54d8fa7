import rateLimit from '@fastify/rate-limit';
import { pageRequests as limits } from '@nibras/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, styleSource } from '../html/plain-page.ts';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';
import { errorHandler } from './error-handler.ts';
import { networkOf } from './origin/network-address.ts';

const texts = {
  414: {
    title: 'العنوان طويل جدًا',
    body: 'عنوان هذه الصفحة أطول مما نقرأ. عد إلى <a href="/">الرئيسية</a>، وابحث عما تريد من هناك.',
  },
  429: {
    title: 'صفحات كثيرة في دقيقة',
    body: 'طُلبت من شبكتك صفحات كثيرة في وقت قصير. انتظر دقيقة، ثم أعد تحميل الصفحة.',
  },
  503: {
    title: 'الموقع مزدحم الآن',
    body: 'الزوار كثيرون في هذه اللحظة. أعد تحميل الصفحة بعد ثوانٍ.',
  },
};

/** Answers with a page of the server's own, which costs next to nothing. */
function sendPlain(reply: FastifyReply, status: keyof typeof texts) {
  const { title, body } = texts[status];
  return reply
    .status(status)
    .header('Content-Security-Policy', `default-src 'none'; style-src ${styleSource}`)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(title, `<h1>${title}</h1><p>${body}</p>`));
}

/**
 * Answers before a page is rendered what no page has as its address: one that is too long, or with several slashes in a row,
 * which leads to the address with one. Browsers read an address that begins with two as another site's.
 */
export async function answerOddAddress(request: FastifyRequest, reply: FastifyReply) {
  const { originalUrl: address } = request;
  if (address.length > limits.addressMaxLength) return sendPlain(reply, 414);
  const [path = '', ...query] = address.split('?');
  const own = path.replace(/[/\\]{2,}/g, '/');
  if (own !== path) return reply.redirect([own, ...query].join('?'), 308);
}

/** The limit of pages that are rendered for one network. Pages from the cache do not come this far, nor do files. */
export const pageRateLimit = {
  max: limits.perMinutePerNetworkAddress,
  timeWindow: 60_000,
};

/** Registers what pages are limited by, in the scope of their route. */
export async function limitPages(scope: ApiServer): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    // The process itself renders a cached page again.
    allowList: ({ cacheFill }) => cacheFill?.renewal ?? false,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many-requests', { retryAfter: ttl / 1000 }),
  });
  scope.setErrorHandler((error: Error, request, reply) => {
    const code = error instanceof AppError ? error.code : null;
    const retryAfter = error instanceof AppError ? error.retryAfter : undefined;
    if (code === 'too-many-requests') {
      return sendPlain(reply.header('Retry-After', Math.ceil(retryAfter ?? 60)), 429);
    }
    // Too many pages wait for a rendering thread.
    if (code === 'unavailable') return sendPlain(reply.header('Retry-After', retryAfter ?? 5), 503);
    return errorHandler(error, request, reply);
  });
}
