/** Keeps a text's line breaks, so that lines keep their numbers. */
export const breaksOf = (text: string) => text.replace(/[^\n]/g, '');

/** A comment, a closed or open string, a word, white space, or one sign. */
const pieces =
  /(\/\/.*|\/\*[\s\S]*?(?:\*\/|$))|("(?:\\[\s\S]|[^"\\\n])*(?:"|())|'(?:\\[\s\S]|[^'\\\n])*(?:'|()))|([\p{L}\p{N}_$]+)|\s+|[\s\S]/guy;
const expression = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
/** After one of these words, and at the beginning, a slash begins a regular expression and divides nothing. */
const beforeExpression = /^(?:return|typeof|case|in|of|delete|void|throw|new|else|await)$/;

/** Where the template literal that begins at `start` ends; -1 where it does not. */
function templateEnd(program: string, start: number): number {
  /** For each template that is open: how many braces are open in its `${…}`; -1 in its text. */
  const open = [-1];
  for (let at = start + 1; at < program.length; at++) {
    const sign = program[at];
    const depth = open.at(-1) ?? -1;
    if (depth < 0) {
      if (sign === '\\') at++;
      else if (sign === '`') {
        open.pop();
        if (open.length === 0) return at + 1;
      } else if (sign === '$' && program[at + 1] === '{') {
        open[open.length - 1] = 0;
        at++;
      }
    } else if (sign === '`') open.push(-1);
    else if (sign === '{') open[open.length - 1] = depth + 1;
    else if (sign === '}') open[open.length - 1] = depth - 1;
  }
  return -1;
}

/** A script without comments and without what stands in its strings, templates and regular expressions. */
export function scriptWithoutTexts(program: string): string {
  const code: string[] = [];
  let before = '';
  for (let at = 0; at < program.length; ) {
    if (program[at] === '`') {
      const end = templateEnd(program, at);
      if (end < 0) return code.join('') + program.slice(at);
      code.push(`\`${breaksOf(program.slice(at, end))}\``);
      at = end;
      before = '`';
      continue;
    }
    expression.lastIndex = at;
    const mayDivide = /^[\p{L}\p{N}_$)\]}"'`]/u.test(before) && !beforeExpression.test(before);
    if (program[at] === '/' && !mayDivide && expression.test(program)) {
      code.push('/ /');
      at = expression.lastIndex;
      before = ')';
      continue;
    }
    pieces.lastIndex = at;
    const [piece = '', comment, text, ...open] = pieces.exec(program) ?? [];
    at += Math.max(piece.length, 1);
    if (comment !== undefined) code.push(breaksOf(comment));
    else if (text !== undefined && !open.slice(0, 2).includes('')) {
      code.push(`${text[0]}${breaksOf(text)}${text[0]}`);
    } else code.push(piece);
    if (comment === undefined && piece.trim() !== '') before = piece;
  }
  return code.join('');
}

/** The scripts of a page on the lines on which they are; all else of it is left out. */
export function scriptsOf(page: string): string {
  const scripts: string[] = [];
  let end = 0;
  for (const match of page.matchAll(
    /(<script(?:[\s/][^>]*)?(?:>|$))([\s\S]*?)(?:<\/script\s*>|$)/gi,
  )) {
    const [, open = '', code = ''] = match;
    const start = match.index + open.length;
    scripts.push(breaksOf(page.slice(end, start)), code);
    end = start + code.length;
  }
  return scripts.join('') + breaksOf(page.slice(end));
}
