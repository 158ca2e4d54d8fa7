import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import {
  contentSecurityPolicy,
  documentHeaders,
} from '#platform/request/content-security-policy.ts';
import { markedScripts } from '#platform/request/marked-scripts.ts';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { pageResponse } from '#platform/request/page-response.ts';
import { PreloadScriptContext, preloadScript } from '#platform/request/preload-script.ts';
import { reportError, requestConfig } from '#platform/request/request-scope.server.ts';
import { ScriptMarkContext } from '#platform/state/script-mark.ts';
import { pageHandle } from './shell/page-handle.ts';

export const streamTimeout = 10_000;

/** What a visitor asked wrongly, such as a form posted to a page that takes none (405), is no failure of ours. */
const isRefusal = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRefusal(error)) reportError(error);
};

/** What the page and the layouts around it have nothing to show without. */
function preloads({ staticHandlerContext }: EntryContext, address: string): string[] {
  const search = new URL(address).searchParams;
  return staticHandlerContext.matches.flatMap(
    ({ route, params }) => pageHandle(route.handle).preload?.({ params, search }) ?? [],
  );
}

/** Takes in what is rendered; `whole` has it once the renderer is done. */
function takeIn(): { into: Writable; whole: Promise<string> } {
  const chunks: Uint8Array[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const into = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString());
      done();
    },
    destroy(error, done) {
      reject(error ?? new Error('The rendering was given up.'));
      done(error);
    },
  });
  // Given up before anybody waits for it, it is nobody's failure.
  promise.catch(() => {});
  return { into, whole: promise };
}

/**
 * Renders a page whole. Its answers are there before it begins, so that sending it in pieces would gain nothing; and
 * what is whole can be kept, and needs no script to put late pieces in their places.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  const { apiBaseUrl, publicUrl, dev } = requestConfig();
  const mark = randomBytes(16).toString('base64url');
  const preloadedCalls = preloadScript(apiBaseUrl, preloads(routerContext, request.url));
  const origin = pageOrigin(publicUrl, request.url);
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value);

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
        // Whole, in its place: what is sent after the page to be moved there by a script would be
        // missing for who has none.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          shellReady = true;
        },
        onAllReady() {
          clearTimeout(timer);
          const { into, whole } = takeIn();
          pipe(into);
          whole.then((html) => {
            const sent = markedScripts(html, mark);
            const policy = { scriptHashes: sent.hashes, origin, apiBaseUrl, dev };
            headers.set('Content-Security-Policy', contentSecurityPolicy(policy));
            resolve(pageResponse(sent.html, { status: responseStatus, headers }));
          }, reject);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          responseStatus = 500;
          // What fails with the shell is rejected above, and logged by `handleError`.
          if (shellReady && !request.signal.aborted) reportError(error);
        },
      },
    );
    // A second more than the data has, so that what failed in time is still written out.
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener('abort', abort, { once: true });
  });
}
