/** A page's response has its HTML under this key: the server in the same process need not read it from a stream. */
const pageText = Symbol.for('nibras.page-text');

/** A response with the complete HTML of a page. Its body is encoded only when a person reads it. */
export function pageResponse(html: string, init: ResponseInit): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(html));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return Object.assign(new Response(body, init), { [pageText]: html });
}
