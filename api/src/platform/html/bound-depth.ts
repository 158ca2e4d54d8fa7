/** More elements in each other than any text of an editor has. */
export const maxDepth = 100;

/** Elements without an end, or whose end may be left out. */
const flat =
  /^(?:br|hr|img|input|wbr|col|source|track|area|embed|link|meta|base|p|li|dt|dd|tr|td|th|option)$/;

const tag = /<(\/?)([a-z][a-z0-9-]*)(?:[^<>a-z0-9-][^<>]*)?>/gi;

/**
 * HTML without the tags of elements that stand too deep in others; their text stays. Parsers take the square of the depth, so
 * this is done before they read a text.
 */
export const boundDepth = (html: string): string => bound(html).html;

/** Whether elements of a text stand too deep in others, so that `boundDepth` would leave out tags. */
export const isTooDeep = (html: string): boolean => bound(html).left > 0;

/** @returns the text, and how many elements it is left without */
function bound(html: string) {
  let left = 0;
  let depth = 0;
  const bounded = html.replace(tag, (whole, end: string, name: string) => {
    if (flat.test(name.toLowerCase()) || whole.endsWith('/>')) return whole;
    if (end !== '') {
      const isDeep = depth > maxDepth;
      depth = Math.max(0, depth - 1);
      return isDeep ? '' : whole;
    }
    depth += 1;
    if (depth <= maxDepth) return whole;
    left += 1;
    return '';
  });
  return { html: bounded, left };
}
