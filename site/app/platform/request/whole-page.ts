/** Under this name a page's response carries its text: who serves in the same process need not read it from a stream. */
const pageText = Symbol.for('nibras.page-text');

/** A response with a page that is there as a whole. Its body is made for who reads it, and else not at all. */
export function wholePage(html: string, init: ResponseInit): Response {
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
