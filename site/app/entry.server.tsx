import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import {
  contentSecurityPolicy,
  documentHeaders,
} from '#platform/request/content-security-policy.ts';
import { lateScripts } from '#platform/request/late-scripts.ts';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { reportError, requestConfig } from '#platform/request/request-scope.server.ts';
import { NonceContext } from '#platform/state/nonce.ts';

export const streamTimeout = 10_000;

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportError(error);
};

/** Pages behind a sign-in are nothing without their scripts, and the sign-in itself is typed into at once. */
const isReadFirst = ({ staticHandlerContext }: EntryContext) =>
  !staticHandlerContext.matches.some(({ route }) =>
    /session\/(guests|members)-only$/.test(route.id),
  );

/** Renders a page and sends it as it comes; crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  const { apiBaseUrl, publicUrl, dev } = requestConfig();
  const nonce = randomBytes(16).toString('base64');
  const origin = pageOrigin(publicUrl, request.url);
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value);
  headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, origin, apiBaseUrl, dev }));

  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Whole, in its place: what is sent after the page to be moved there by a script would be
        // missing for who has none.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          shellSent = true;
          // The development server adds module scripts of its own, whose order must stand.
          const atOnce = import.meta.env.DEV || !isReadFirst(routerContext);
          const body = atOnce ? new PassThrough() : lateScripts();
          body.on('close', () => clearTimeout(timer));
          const stream = createReadableStreamFromReadable(body);
          pipe(body);
          resolve(new Response(stream, { status: responseStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          // What fails before the shell is sent is rejected above, and logged by `handleError`.
          if (shellSent && !request.signal.aborted) reportError(error);
        },
      },
    );
    // A second more than the data has, so that what failed in time is still written out.
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener('abort', abort, { once: true });
  });
}
