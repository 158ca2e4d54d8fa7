import { parseSync, Visitor } from 'oxc-parser';
import { countLabel, Labels } from './labels.mjs';
import { countedForm, governsGenitive, lastWord } from './words.mjs';

/** The only file that chooses a form by number. */
const mechanism = 'contract/text/count.ts';

/** A text of JSX as it is shown: line breaks with their indentation vanish. */
const shown = (text) => text.replace(/\s*\n\s*/g, '');

/** The parts of a sentence in order: its texts, and its expressions. */
function partsOf(node) {
  if (node.type === 'TemplateLiteral')
    return node.quasis.flatMap(({ value }, at) => {
      const expression = node.expressions[at];
      return [{ text: value.cooked }, ...(expression ? [{ expression }] : [])];
    });
  if (node.type === 'BinaryExpression')
    return [node.left, node.right].map((side) =>
      typeof side.value === 'string' ? { text: side.value } : { expression: side },
    );
  return node.children.map((child) => {
    if (child.type === 'JSXText') return { text: shown(child.value) };
    if (child.type !== 'JSXExpressionContainer') return { text: '·' };
    const { expression } = child;
    return typeof expression.value === 'string' ? { text: expression.value } : { expression };
  });
}

/** The text before a part, and whether an expression stands directly before it. */
function before(parts, at) {
  let text = '';
  for (let index = at - 1; index >= 0; index -= 1) {
    const part = parts[index];
    if (part.text === undefined) return { text, follows: text.trim() === '' };
    text = part.text + text;
  }
  return { text, follows: false };
}

const numberNames =
  /(?:^|\.)(?:count|counted|total|times|minutes|hours|days|points|length|\w*(?:Count|Total|Length|Max|Min|Days|Minutes))$/;

/** Whether an expression looks like a number: by its name, its limit, or how it is calculated. */
function isNumber(node) {
  switch (node.type) {
    case 'BinaryExpression':
      return node.operator !== '+' || [node.left, node.right].some((side) => isNumber(side));
    case 'CallExpression':
      return /^(?:formatNumber|Number|round|ceil|floor|min|max|hours|minutes|days)$/.test(
        node.callee.name ?? node.callee.property?.name,
      );
    case 'MemberExpression':
      return /^\w*[lL]imits$/.test(node.object.name) || numberNames.test(node.property.name);
    case 'Identifier':
      return numberNames.test(node.name);
    default:
      return typeof node.value === 'number';
  }
}

function faultOf(parts, at, labels) {
  const inCase = labels.caseOf(parts[at].expression);
  if (inCase === undefined) {
    const form = isNumber(parts[at].expression) && countedForm(parts[at + 1]?.text ?? '');
    return form && `«${form}» after a number: countLabel writes the form that the number asks for`;
  }
  const { text, follows } = before(parts, at);
  const word = lastWord(text);
  if (governsGenitive(word)) {
    const isWrong = ['default', 'nominative', 'accusative'].includes(inCase);
    return isWrong && `«${word}» takes the genitive: countLabel(…, …, 'genitive')`;
  }
  if (inCase !== 'default' || (word === null && !follows)) return false;
  return `name the case after ${word ? `«${word}»` : 'a word'}: 'nominative', 'genitive' or 'accusative'`;
}

/** Whether a branch is taken for two things, or for 3 to 10, and says something in Arabic. */
function choosesByNumber({ test, consequent }, code) {
  const { operator, right } = test;
  const isLimit =
    (operator === '===' && right.value === 2) ||
    (/^<=?$/.test(operator) && (right.value === 10 || right.value === 11));
  return isLimit && /\p{Script=Arabic}/u.test(code.slice(consequent.start, consequent.end));
}

/** Reads a file: its sentences, and what it declares, exports and imports. */
export function readFile(file, code) {
  const { program } = parseSync(file, code);
  const labels = new Labels();
  const sentences = [];
  const rules = [];
  const imports = [];
  const sentence = (node) => sentences.push(node);
  const choice = (node) =>
    node.test.type === 'BinaryExpression' && choosesByNumber(node, code) && rules.push(node);
  const visitor = {
    TemplateLiteral: sentence,
    JSXElement: sentence,
    JSXFragment: sentence,
    BinaryExpression: (node) => node.operator === '+' && sentence(node),
    VariableDeclarator: ({ id, init }) => id.name && labels.declare(id.name, init),
    FunctionDeclaration: (node) => node.id && labels.declare(node.id.name, node),
    ImportSpecifier: ({ imported, local }) => imports.push([imported.name, local.name]),
    ConditionalExpression: choice,
    IfStatement: choice,
    NewExpression: (node) => node.callee.property?.name === 'PluralRules' && rules.push(node),
  };
  new Visitor(visitor).visit(program);
  const exported = program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { declarations, id } = node.declaration;
    return (declarations ?? [{ id }]).map((one) => one.id?.name);
  });
  return { file, code, labels, sentences, rules, imports, exported };
}

/** Lets every file know the functions of others, until nothing new is learnt. */
function spread(files) {
  const shared = new Map([[countLabel.name, countLabel.caseAt]]);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const { labels, imports, exported } of files) {
      for (const [imported, local] of imports)
        if (shared.has(imported)) labels.functions.set(local, shared.get(imported));
      while (labels.learn()) isNew = true;
      for (const name of exported)
        if (labels.functions.has(name)) shared.set(name, labels.functions.get(name));
    }
  }
}

/**
 * The sentences that count a noun in the wrong case or form, one line for each.
 * @param {{ file: string, code: string }[]} sources
 * @returns {string[]}
 */
export function caseFaults(sources) {
  const files = sources.map(({ file, code }) => readFile(file, code));
  spread(files);
  return files.flatMap(({ file, code, labels, sentences, rules }) => {
    if (file === mechanism) return [];
    const at = ({ start }, fault) => `${file}:${code.slice(0, start).split('\n').length}: ${fault}`;
    return [
      ...rules.map((node) => at(node, `${mechanism} alone chooses a form by number`)),
      ...sentences.flatMap((node) => {
        const parts = partsOf(node);
        return parts.flatMap(({ expression }, index) => {
          const fault = expression && faultOf(parts, index, labels);
          return fault ? [at(expression, fault)] : [];
        });
      }),
    ];
  });
}
