import { type Node, parse } from 'acorn';
import { walk } from '../workers/javascript/link.ts';
import { guardName } from './guard-loops-name.ts';

type LoopNode = Node & { body: Node; test?: Node | null; init?: Node | null; update?: Node | null };

/**
 * A script whose loops call the guard in every round, on the lines on which they were: a page without an end would
 * freeze a browser that draws the frame in the process of its page. Code that cannot be read stays as it is.
 */
export function guardLoops(code: string, sourceType: 'script' | 'module' = 'script'): string {
  const inserts: { at: number; text: string }[] = [];
  try {
    const tree = parse(code, {
      ecmaVersion: 'latest',
      sourceType,
      allowHashBang: true,
      allowReturnOutsideFunction: true,
    });
    walk(tree, (node) => {
      if (!/^(While|DoWhile|For|ForIn|ForOf)Statement$/.test(node.type)) return;
      const { body } = node as LoopNode;
      if (body.type === 'BlockStatement') {
        inserts.push({ at: body.start + 1, text: `${guardName}();` });
      } else {
        inserts.push({ at: body.start, text: `{${guardName}();` }, { at: body.end, text: '}' });
      }
    });
  } catch {
    return code;
  }
  // Of two at one place the inner one's end comes first.
  inserts.sort((one, other) => other.at - one.at || (one.text === '}' ? -1 : 1));
  return inserts.reduce(
    (text, { at, text: added }) => text.slice(0, at) + added + text.slice(at),
    code,
  );
}
