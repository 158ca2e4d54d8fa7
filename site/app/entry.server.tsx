import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { frameOrigins } from '@nibras/contract/learning/lectures/elsewhere-address.ts';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { withAccentStyle } from '#platform/request/accent-style.ts';
import {
  contentSecurityPolicy,
  documentHeaders,
  permissionsPolicy,
} from '#platform/request/content-security-policy.ts';
import { markedScripts } from '#platform/request/marked-scripts.ts';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { pageResponse } from '#platform/request/page-response.ts';
import { PreloadScriptContext, preloadScript } from '#platform/request/preload-script.ts';
import {
  reportError,
  requestAccentStyles,
  requestConfig,
  requestWording,
} from '#platform/request/request-scope.server.ts';
import { withWordingScript } from '#platform/request/wording-script.ts';
import { ScriptMarkContext } from '#platform/state/script-mark.ts';
import { pageHandle } from './shell/page-handle.ts';

export const streamTimeout = 10_000;

/** A wrong request, such as a form posted to a page without an action (405), is not an error of ours. */
const isClientError = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isClientError(error)) reportError(error);
};

/** The essential API calls of the page and its layouts. */
function preloads({ staticHandlerContext }: EntryContext, url: string): string[] {
  const search = new URL(url).searchParams;
  return staticHandlerContext.matches.flatMap(
    ({ route, params }) => pageHandle(route.handle).preload?.({ params, search }) ?? [],
  );
}

/** Whether a page may be shown in a frame by another page of the site; no page may by another site. */
const isFramed = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => pageHandle(route.handle).framed);

/** A stream that collects the rendered HTML; `html` resolves when rendering is done. */
function collectHtml(): { stream: Writable; html: Promise<string> } {
  const chunks: Uint8Array[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const stream = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString());
      done();
    },
    destroy(error, done) {
      reject(error ?? new Error('The rendering was aborted.'));
      done(error);
    },
  });
  // An abort before `html` is awaited must not become an unhandled rejection.
  promise.catch(() => {});
  return { stream, html: promise };
}

/**
 * Renders the complete page before it responds. Its data is loaded before rendering starts, so streaming would gain
 * nothing; and a complete page can be cached and needs no script that moves late parts into place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  const { apiBaseUrl, publicUrl, dev, videoHosts = [] } = requestConfig();
  const frames = videoHosts.map((host) => frameOrigins[host]);
  const accentStyles = requestAccentStyles();
  const table = requestWording();
  const mark = randomBytes(16).toString('base64url');
  const preloadedCalls = preloadScript(apiBaseUrl, preloads(routerContext, request.url));
  const origin = pageOrigin(publicUrl, request.url);
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value);
  if (frames.length > 0) headers.set('Permissions-Policy', permissionsPolicy(frames));
  const framed = isFramed(routerContext);
  if (framed) headers.set('X-Frame-Options', 'SAMEORIGIN');

  if (request.method === 'HEAD') return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let shellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMarkContext value={mark}>
        <PreloadScriptContext value={preloadedCalls}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </PreloadScriptContext>
      </ScriptMarkContext>,
      {
        nonce: mark,
        // No streamed boundaries: a part that is sent after the page and moved into place by a script would be missing
        // without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          shellReady = true;
        },
        onAllReady() {
          clearTimeout(timer);
          const { stream, html } = collectHtml();
          pipe(stream);
          html.then((markedHtml) => {
            const page = markedScripts(withWordingScript(markedHtml, table, mark), mark);
            const { html: styled, styleHashes } = withAccentStyle(page.html, accentStyles);
            const policy = {
              scriptHashes: page.hashes,
              styleHashes,
              origin,
              apiBaseUrl,
              dev,
              framed,
              frames,
            };
            headers.set('Content-Security-Policy', contentSecurityPolicy(policy));
            resolve(pageResponse(styled, { status: responseStatus, headers }));
          }, reject);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          responseStatus = 500;
          // An error of the shell is rejected in onShellError and logged by `handleError`.
          if (shellReady && !request.signal.aborted) reportError(error);
        },
      },
    );
    // One second more than the data may take, so that a page with a call that timed out is still rendered.
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener('abort', abort, { once: true });
  });
}
