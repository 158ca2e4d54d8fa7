import { type Marker, parseMarker } from '../marker.ts';

/** A question as it stands in a GIFT text: lines between empty ones. */
export interface GiftBlock {
  /** The line on which it begins, from 1. */
  line: number;
  text: string;
  /** From the comments above it, as Moodle writes them: `// [tag:loops]`. */
  tags: string[];
  /** The category that was named last, without those that Moodle adds. */
  category: string | null;
  marker: Marker;
}

/** The last part of a category's path; Moodle's own parts say nothing. */
export function categoryName(path: string): string | null {
  const parts = path
    .replace(/\/\//g, '\u0000')
    .split('/')
    .map((part) => part.replaceAll('\u0000', '/').trim())
    .filter((part) => part !== '' && !/^\$\w+\$$|^top$/i.test(part));
  const last = parts.at(-1);
  return last === undefined || /^(?:Default for|الافتراضي ل)/i.test(last) ? null : last;
}

/** One that does not end takes the rest of its comment, so that no part is read twice. */
const tag = /\[tag:((?:\\.|[^\]\\])+)(\]?)/g;

/** Divides a GIFT text into its questions. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let category: string | null = null;
  let lines: { line: number; text: string }[] = [];
  let comments: string[] = [];
  const end = () => {
    const [first] = lines;
    if (first) {
      const tags = comments.flatMap((comment) =>
        [...comment.matchAll(tag)]
          .filter(([, , end]) => end === ']')
          .map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
      );
      const marker = Object.assign({}, ...comments.map(parseMarker)) as Marker;
      const body = lines.map((one) => one.text).join('\n');
      blocks.push({ line: first.line, text: body, tags, category, marker });
      comments = [];
    }
    lines = [];
  };
  text.split(/\r\n?|\n/).forEach((line, at) => {
    const trimmed = line.trim();
    if (trimmed.startsWith('//')) comments.push(trimmed.slice(2));
    else if (trimmed === '') end();
    else if (/^\$CATEGORY\s*:/i.test(trimmed)) {
      end();
      category = categoryName(trimmed.slice(trimmed.indexOf(':') + 1));
      comments = [];
    } else lines.push({ line: at + 1, text: line });
  });
  end();
  return blocks;
}
