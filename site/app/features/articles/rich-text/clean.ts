import { codeLanguages } from '@nibras/contract/code-languages.ts';
import {
  type CodeKind,
  codeKinds,
  htmlElements,
  removedElements,
  renamedElements,
  safeHref,
  safeSource,
} from '@nibras/contract/html-schema.ts';
import type { CodePiece, RichNode, RichTag, SourceNode } from './rich-node.ts';
import { settle } from './settle.ts';

type SourceElement = Exclude<SourceNode, string>;

/** These have no children of their own kind; a coloured piece stands in code alone. */
const special = new Set(['a', 'img', 'pre', 'span']);
const allowed: ReadonlySet<string> = new Set(
  Object.keys(htmlElements).filter((name) => !special.has(name)),
);
const removed = new Set(removedElements);

/** The pieces of a code block, as the server that saved it has marked them. */
function piecesOf(node: SourceNode, kind: CodeKind | null = null): CodePiece[] {
  if (typeof node === 'string' || node.name === 'br') {
    const text = typeof node === 'string' ? node : '\n';
    return [kind ? [kind, text] : text];
  }
  const own = node.attribute('class').replace(/^code-/, '') as CodeKind;
  const inside = node.name === 'span' && codeKinds.includes(own) ? own : kind;
  return [...node.children].flatMap((child) => piecesOf(child, inside));
}

const withText = (piece: CodePiece, text: string): CodePiece =>
  typeof piece === 'string' ? text : [piece[0], text];
const textOfPiece = (piece: CodePiece) => (typeof piece === 'string' ? piece : piece[1]);

/** Without the line end before the code and the blanks behind it; pieces that are then empty are left out. */
function trimmed(pieces: CodePiece[]): CodePiece[] {
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  const result = [withText(first, textOfPiece(first).replace(/^\n/, '')), ...others];
  while (result.length > 0) {
    const last = result.pop() as CodePiece;
    const text = textOfPiece(last).trimEnd();
    if (text === '') continue;
    result.push(withText(last, text));
    break;
  }
  return result.filter((piece) => textOfPiece(piece) !== '');
}

function cleanPre(element: SourceElement): RichNode {
  const inside = [...element.children].find(
    (child): child is SourceElement => typeof child !== 'string' && child.name === 'code',
  );
  const classes = `${element.attribute('class')} ${inside?.attribute('class') ?? ''}`;
  const language = /\blang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1]?.toLowerCase() ?? '';
  const label = codeLanguages[language] ?? null;
  return { tag: 'pre', label, pieces: trimmed(piecesOf(element)) };
}

function cleanElement(element: SourceElement): RichNode[] {
  const { name } = element;
  if (removed.has(name)) return [];
  if (name === 'pre') return [cleanPre(element)];
  if (name === 'img') {
    const src = safeSource(element.attribute('src'));
    return src ? [{ tag: 'img', src, alt: element.attribute('alt') }] : [];
  }
  const children = cleanAll(element.children);
  if (name === 'a') {
    const href = safeHref(element.attribute('href'));
    return href ? [{ tag: 'a', href, children }] : children;
  }
  // Headings pass under their own names here; `settle` brings them below the page's.
  const isHeading = /^h[1-6]$/.test(name);
  const tag = isHeading ? name : (renamedElements[name] ?? name);
  if (allowed.has(tag) || isHeading) return [{ tag: tag as RichTag, children }];
  return children;
}

function cleanAll(nodes: Iterable<SourceNode>): RichNode[] {
  return [...nodes].flatMap((node) => (typeof node === 'string' ? [node] : cleanElement(node)));
}

/**
 * A text as it may be shown: what is on the list is kept, scripts and their like go with all that is in them, of
 * everything else only the inside stays. The result is data for React and never HTML again, so that nothing in it
 * can be read a second time as a tag.
 */
export function clean(nodes: Iterable<SourceNode>): RichNode[] {
  return settle(cleanAll(nodes));
}
