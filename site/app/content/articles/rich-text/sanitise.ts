import { codeLanguages, runnableLanguages } from '@nibras/contract/html/code-languages.ts';
import {
  type CodeKind,
  calloutKind,
  codeKinds,
  htmlElements,
  namedDirection,
  removedElements,
  renamedElements,
  safeHref,
  safeSource,
} from '@nibras/contract/html/html-schema.ts';
import { withFormulas } from './formulas.ts';
import { normalise } from './normalise.ts';
import type { CodePiece, RichNode, RichTag, SourceNode } from './rich-node.ts';

type SourceElement = Exclude<SourceNode, string>;

/** Elements with a node type of their own; `span` is allowed only in code. */
const special = new Set(['a', 'img', 'pre', 'span']);
const allowed: ReadonlySet<string> = new Set(
  Object.keys(htmlElements).filter((name) => !special.has(name)),
);
/** Elements that may have a direction; `normalise` replaces other levels of headings. */
const directed: ReadonlySet<string> = new Set([
  ...Object.entries(htmlElements).flatMap(([name, attributes]) =>
    (attributes as readonly string[]).includes('dir') ? [name] : [],
  ),
  'h1',
  'h5',
  'h6',
]);
const removed = new Set(removedElements);

/** The highlighted pieces of a code block, from the spans that the server stored. */
function piecesOf(node: SourceNode, kind: CodeKind | null = null): CodePiece[] {
  if (typeof node === 'string' || node.name === 'br') {
    const text = typeof node === 'string' ? node : '\n';
    return [kind ? [kind, text] : text];
  }
  const spanKind = node.attribute('class').replace(/^code-/, '') as CodeKind;
  const childKind = node.name === 'span' && codeKinds.includes(spanKind) ? spanKind : kind;
  return [...node.children].flatMap((child) => piecesOf(child, childKind));
}

const withText = (piece: CodePiece, text: string): CodePiece =>
  typeof piece === 'string' ? text : [piece[0], text];
const textOfPiece = (piece: CodePiece) => (typeof piece === 'string' ? piece : piece[1]);

/** Removes the leading line break and the trailing white space, then empty pieces. */
function trimPieces(pieces: CodePiece[]): CodePiece[] {
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

function sanitisePre(element: SourceElement): RichNode {
  const codeElement = [...element.children].find(
    (child): child is SourceElement => typeof child !== 'string' && child.name === 'code',
  );
  const classes = `${element.attribute('class')} ${codeElement?.attribute('class') ?? ''}`;
  const language = /\blang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1]?.toLowerCase() ?? '';
  const label = codeLanguages[language] ?? null;
  const run = element.attribute('data-run') === 'true' ? runnableLanguages[language] : undefined;
  return { tag: 'pre', label, pieces: trimPieces(piecesOf(element)), ...(run && { run }) };
}

function sanitiseElement(element: SourceElement): RichNode[] {
  const { name } = element;
  if (removed.has(name)) return [];
  if (name === 'pre') return [sanitisePre(element)];
  if (name === 'img') {
    const src = safeSource(element.attribute('src'));
    return src ? [{ tag: 'img', src, alt: element.attribute('alt') }] : [];
  }
  const children = sanitiseAll(element.children);
  if (name === 'a') {
    const href = safeHref(element.attribute('href'));
    return href ? [{ tag: 'a', href, children }] : children;
  }
  // Headings keep their level here; `normalise` shifts them below the page's heading.
  const isHeading = /^h[1-6]$/.test(name);
  const tag = isHeading ? name : (renamedElements[name] ?? name);
  if (allowed.has(tag) || isHeading) {
    const dir = namedDirection(element.attribute('dir'));
    return [
      {
        tag: tag as RichTag,
        ...(dir && directed.has(tag) && { dir }),
        ...(tag === 'aside' && { callout: calloutKind(element.attribute('class')) }),
        children,
      },
    ];
  }
  return children;
}

function sanitiseAll(nodes: Iterable<SourceNode>): RichNode[] {
  return [...nodes].flatMap((node) => (typeof node === 'string' ? [node] : sanitiseElement(node)));
}

/**
 * Sanitises a text: allowed elements stay, scripts and the like are removed with their contents, and other elements
 * are replaced by their children. The result is data for React and never HTML, so that none of its text can be parsed
 * as a tag again.
 */
export function sanitise(nodes: Iterable<SourceNode>): RichNode[] {
  return withFormulas(normalise(sanitiseAll(nodes)));
}
