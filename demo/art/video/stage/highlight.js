/** Small tokenizers: enough for what the lessons and hand-outs type. Each pattern's groups name their colour. */
const grammars = {
  python:
    /(?<mark>#[^\n]*)|(?<string>f?"[^"\n]*"?|f?'[^'\n]*'?)|(?<keyword>\b(?:def|return|if|elif|else|for|while|in|not|and|or|import|from|as|class|True|False|None|break|continue|try|except|finally|raise|with|is|lambda|pass)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<name>\b[a-z_]\w*(?=\())/gu,
  html: /(?<mark><!--[\s\S]*?-->|<!doctype[^>]*>?)|(?<keyword><\/?[a-z][\w-]*|\/?>)|(?<string>"[^"\n]*"?)|(?<name>\b[a-z-]+(?==))|(?<words>[\u0600-\u06ff](?:[^<\n]*[\u0600-\u06ff.!])?)/gu,
  css: /(?<mark>\/\*[\s\S]*?\*\/)|(?<name>[a-z-]+(?=:))|(?<number>#[\da-f]{3,8}\b|\b\d+(?:\.\d+)?(?:px|rem|em|fr|%|s|vh)?)|(?<keyword>[.@:]?[a-z][\w-]*(?=[^;{}]*\{))|(?<string>"[^"\n]*")/gu,
  jsx: /(?<mark>\/\/[^\n]*)|(?<string>"[^"\n]*"?|'[^'\n]*'?|`[^`]*`?)|(?<keyword>\b(?:import|export|default|from|function|return|const|let|if|else|await|async|true|false|null|new)\b|<\/?[a-z][\w-]*|(?<=[\w"}/ ])\/?>(?![=>])|<>|<\/>)|(?<name><\/?[A-Z]\w*|\b[a-z]\w*(?==)|\b\w+(?=\())|(?<number>\b\d+\b)|(?<words>[\u0600-\u06ff](?:[^<>{}\n]*[\u0600-\u06ff.!])?)/gu,
};

const escapeText = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Colours code. Strings and Arabic words are isolated, so that a line keeps its order from the start to the end.
 * @param {string} code
 * @param {keyof grammars} language
 * @param {number} [caret] where to place the caret's element
 * @returns {string} HTML, one string for all lines
 */
function highlight(code, language, caret = -1) {
  const grammar = grammars[language];
  let out = '';
  let done = 0;
  const put = (text, kind, at) => {
    const inside = caret > at && caret <= at + text.length ? caret - at : -1;
    const body =
      inside < 0
        ? escapeText(text)
        : `${escapeText(text.slice(0, inside))}\u0001${escapeText(text.slice(inside))}`;
    const direction = kind === 'words' ? 'auto' : 'ltr';
    const name = kind === 'words' ? 'words-in-code' : kind;
    out += kind ? `<span class="${name}" dir="${direction}">${body}</span>` : body;
  };
  for (const found of grammar ? code.matchAll(grammar) : []) {
    if (found.index > done) put(code.slice(done, found.index), '', done);
    const kind = Object.keys(found.groups).find((group) => found.groups[group] !== undefined);
    put(found[0], kind, found.index);
    done = found.index + found[0].length;
  }
  if (done < code.length) put(code.slice(done), '', done);
  return out;
}

Object.assign(globalThis, { escapeText, highlight });
