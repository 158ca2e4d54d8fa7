import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from '../processes.mjs';

/** The code that runs for users. What only builds or fills the product reads our own files. */
const covered = [
  'api/src/**/*.ts',
  'contract/**/*.ts',
  'site/{app,runner,server,worker}/**/*.{ts,tsx}',
];
const left =
  /\.test\.tsx?$|\/(?:node_modules|testing|build)\/|^api\/src\/(?:demo|attacks)\/|^site\/runner\/build\.ts$|^site\/worker\/vite-plugin\.ts$/;

/** @returns {string[]} the paths of the files whose expressions are judged */
export const coveredFiles = () =>
  covered
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !left.test(path))
    .toSorted();

/**
 * The text of an expression: literals, templates, sums, joined lists, the sources of other expressions and constants of
 * the file. What else stands in it, as an escaped name, counts as a word.
 */
function textOf(node, constants) {
  switch (node?.type) {
    case 'Literal':
      return node.regex ? node.regex.pattern : String(node.value);
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, at) => {
          const raw = node.isRaw ? value.raw : value.cooked;
          return raw + (node.expressions[at] ? textOf(node.expressions[at], constants) : '');
        })
        .join('');
    case 'TaggedTemplateExpression':
      return textOf({ ...node.quasi, isRaw: true }, constants);
    case 'BinaryExpression':
      return textOf(node.left, constants) + textOf(node.right, constants);
    case 'Identifier':
      return constants.has(node.name) ? textOf(constants.get(node.name), constants) : 'word';
    case 'MemberExpression':
      return node.property.name === 'source' ? textOf(node.object, constants) : 'word';
    case 'CallExpression': {
      const { object, property } = node.callee;
      if (property?.name !== 'join' || object.type !== 'ArrayExpression') return 'word';
      const between = textOf(node.arguments[0], constants);
      return object.elements.map((element) => textOf(element, constants)).join(between);
    }
    default:
      return 'word';
  }
}

/**
 * Every regular expression of a file: the literals, and those that `RegExp` makes.
 * @returns {{ file: string, line: number, source: string, flags: string }[]}
 */
export function expressionsOf(file, text = readFileSync(join(root, file), 'utf8')) {
  const { program } = parseSync(file, text);
  const found = [];
  const constants = new Map();
  const made = [];
  const call = (node) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') made.push(node);
  };
  const add = ({ start }, source, flags) =>
    found.push({ file, line: text.slice(0, start).split('\n').length, source, flags });
  new Visitor({
    Literal: (node) => node.regex && add(node, node.regex.pattern, node.regex.flags),
    VariableDeclarator: ({ id, init }) => init && constants.set(id.name, init),
    NewExpression: call,
    CallExpression: call,
  }).visit(program);
  for (const node of made) {
    const [source, flags] = node.arguments;
    add(node, textOf(source, constants), flags?.type === 'Literal' ? flags.value : '');
  }
  return found;
}
