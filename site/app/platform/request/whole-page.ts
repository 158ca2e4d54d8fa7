/** Under this name a page's response carries its text: who serves in the same process need not read it from a stream. */
const pageText = Symbol.for('nibras.page-text');

/** A response with a page that is there as a whole. */
export function wholePage(html: string, init: ResponseInit): Response {
  return Object.assign(new Response(html, init), { [pageText]: html });
}
