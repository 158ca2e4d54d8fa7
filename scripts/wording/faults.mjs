import { parseSync, Visitor } from 'oxc-parser';
import { interfaceNouns, nounChoices, wordingTable } from '../../contract/text/interface-nouns.ts';

/** The forms of the default nouns, by noun: what a table replaces where every form is another one. */
const formsByNoun = new Map(
  interfaceNouns.map((noun) => {
    const other = Object.fromEntries(
      Object.entries(nounChoices[noun][0]).map(([name, form]) => [name, `${form}×`]),
    );
    const { forms } = wordingTable({ [noun]: { ...other, feminine: false } })[noun];
    return [noun, Object.keys(forms)];
  }),
);

const anyOf = (words) => words.toSorted((one, other) => other.length - one.length).join('|');

const patterns = new Map(
  [...formsByNoun].map(([noun, keys]) => {
    const bare = keys.filter((key) => !/[+{]/.test(key));
    const joined = keys.filter((key) => key.endsWith('+')).map((key) => key.slice(0, -1));
    return [
      noun,
      new RegExp(
        `(?<![\\p{L}\\p{M}])[وف]?(?:لل|[بك]?ال|[بكل])?(?:(?:${anyOf(bare)})|(?:${anyOf(joined)})(?:ي|ك|ه|ها|هم|هما|كم|نا|هن))(?![\\p{L}\\p{M}])`,
        'u',
      ),
    ];
  }),
);

/** The nouns of the interface that a text names, without words in another sense and places such as `{الكورس}`. */
const nounsIn = (text) => {
  const own = text.replace(/\{[^{}|]{3,}\}/g, '');
  return [...patterns].filter(([, pattern]) => pattern.test(own)).map(([noun]) => noun);
};

/** What a text of `wording` says in a way that cannot be read. */
function markFaults(text) {
  const nouns = nounsIn(text);
  const faults = [];
  for (const [mark, noun] of text.matchAll(/\{(?:([a-z]+):)?[^{}|]*\|[^{}|]*\}/g)) {
    if (noun === undefined && nouns.length !== 1)
      faults.push(`${mark} needs the name of its noun, as {course:…|…}`);
    if (noun !== undefined && !formsByNoun.has(noun)) faults.push(`${mark} names no noun`);
  }
  return faults;
}

const quasis = (node) => node.quasis.map(({ value }) => value.cooked).join('·');

/**
 * Texts of one file that name a noun of the interface without following the provider's, or follow it too early.
 * @param {{ file: string, code: string, inTable: boolean, early: boolean }} source `inTable`: the file's texts are worded where
 *   they are read; `early`: its modules run in browsers only, after the page's table is there
 * @returns {string[]}
 */
export function wordingFaults({ file, code, inTable, early }) {
  const faults = [];
  const { program } = parseSync(file, code);
  const worded = new Set();
  let functions = 0;
  const at = ({ start }, fault) =>
    faults.push(`${file}:${code.slice(0, start).split('\n').length}: ${fault}`);
  const bare = (node, text) => {
    if (inTable) {
      for (const fault of markFaults(text)) at(node, fault);
      return;
    }
    const [noun] = nounsIn(text);
    if (noun) at(node, `a text with the noun "${noun}" is written with wording`);
  };
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const keys = new Set();
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    Property: ({ key, computed }) => !computed && keys.add(key),
    TSLiteralType: ({ literal }) => keys.add(literal),
    TaggedTemplateExpression(node) {
      if (node.tag.name !== 'wording') return;
      worded.add(node.quasi);
      if (functions === 0 && !early)
        at(node, 'wording runs when a text is shown, not while modules load');
      for (const fault of markFaults(quasis(node.quasi))) at(node, fault);
    },
    TemplateLiteral: (node) => worded.has(node) || bare(node, quasis(node)),
    Literal: (node) => typeof node.value === 'string' && !keys.has(node) && bare(node, node.value),
    JSXText: (node) => bare(node, node.value),
  }).visit(program);
  return faults;
}
