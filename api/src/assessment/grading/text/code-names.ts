import type { QuestionWords } from '../question/question-words.ts';

/** What the Arabic name of a value's type is called in code, before the dot: `list.append` where the question has «قائمة». */
const objects: readonly (readonly [name: RegExp, said: RegExp])[] = [
  [
    /^(?:list|lst|arr|array|nums|items)$/,
    /(?<!\p{L})(?:ال|لل)?(?:قايم|قوايم|مصفوف)|\blist|\barray/u,
  ],
  [/^(?:str|string|text|word|s)$/, /(?<!\p{L})(?:ال|لل)?(?:نص|سلسل)|\bstr/u],
  [/^(?:dict|dictionary|d)$/, /(?<!\p{L})(?:ال|لل)?(?:قاموس|قواميس)|\bdict/u],
  [/^(?:file|f)$/, /(?<!\p{L})(?:ال|لل)?ملف|\bfile/u],
];

/** Whether a method may be called on this name: a variable without a type, or one of the type that the question names. */
function isObject(name: string, question: QuestionWords): boolean {
  if (name === '' || question.says(name)) return true;
  const known = objects.find(([pattern]) => pattern.test(name));
  return known ? known[1].test(question.text) : /^(?:[a-z]|my_?[a-z]{1,20})$/.test(name);
}

const calls = ['داله', 'طريقه', 'امر', 'function', 'method', 'command'];

/**
 * Where the question asks for a tag or a function, `<a></a>` and `<img />` are `<a>` and `<img>`, and `len(list)`, `.append()` and `list.append` are the
 * function's name; `$ git push` is typed at a prompt.
 */
export function ofCode(text: string, question: QuestionWords): string[] {
  const tag = /^\s*<([a-z][a-z\d]{0,20})(?:>\s*<\/\1|\s*\/)>\s*$/i.exec(text)?.[1];
  const prompt = /^\s*[$>]\s+(?=[a-z])/i;
  const found = [
    ...(tag ? [`<${tag}>`] : []),
    ...(prompt.test(text) ? [text.replace(prompt, '')] : []),
  ];
  if (!calls.some(question.asksFor)) return found;
  const called = /^(.*[a-z\d_])\([^()]{0,40}\)\s*$/i.exec(text)?.[1];
  const method =
    /^(?<before>[^\p{Script=Latin}.]{0,30})(?<object>[a-z_]{0,20})\.(?<name>[a-z_][a-z\d_]{0,30})$/iu;
  const {
    before = '',
    object = '',
    name = '',
  } = method.exec((called ?? text).trim())?.groups ?? {};
  const isMethod = name !== '' && isObject(object.toLowerCase(), question);
  return [...found, ...(called ? [called] : []), ...(isMethod ? [before + name] : [])];
}
