/** Words of the language, which are no names. */
export const javascriptKeywords = new Set(
  'async await break case catch class const continue debugger default delete do else export extends finally for function if import in instanceof let new of return static super switch this throw try typeof var void while with yield'.split(
    ' ',
  ),
);

/** Keywords that stand at the beginning of a line, and that beginners misspell. */
export const startingKeywords =
  'async await break case catch class const continue default else export finally for function import return switch throw try while'.split(
    ' ',
  );

/** Names that every program can use. */
export const javascriptGlobals =
  'Array BigInt Boolean Date Error Infinity JSON Map Math NaN Number Object Promise RangeError RegExp Set String Symbol SyntaxError TypeError WeakMap clearInterval clearTimeout console decodeURIComponent encodeURIComponent fetch isFinite isNaN parseFloat parseInt queueMicrotask setInterval setTimeout structuredClone undefined'.split(
    ' ',
  );

/** What a name of Python, PHP or another language is called in JavaScript. */
export const javascriptEquivalents: Record<string, string> = {
  print: 'console.log(…)',
  echo: 'console.log(…)',
  puts: 'console.log(…)',
  len: '.length',
  True: 'true',
  False: 'false',
  None: 'null',
  nil: 'null',
  NULL: 'null',
  Null: 'null',
  TRUE: 'true',
  FALSE: 'false',
  input: 'prompt(…)',
  str: 'String(…)',
  int: 'Number(…)',
  float: 'Number(…)',
  self: 'this',
};

/** What a method of another language is called in JavaScript. */
export const methodEquivalents: Record<string, string> = {
  append: 'push(…)',
  add: 'push(…)',
  len: 'length',
  size: 'length',
  count: 'length',
  upper: 'toUpperCase()',
  lower: 'toLowerCase()',
  strip: 'trim()',
  contains: 'includes(…)',
  capitalize: 'toUpperCase()',
  isEmpty: 'length === 0',
};

/** Methods of arrays that texts, numbers and plain objects lack. */
export const arrayMethods = new Set(
  'every filter find findIndex flat flatMap forEach map pop push reduce reverse shift some sort splice unshift join fill'.split(
    ' ',
  ),
);

/** Methods whose names beginners misspell. */
export const javascriptMethods = [
  ...arrayMethods,
  ...'addEventListener appendChild assign charAt charCodeAt concat createElement endsWith entries flatMap freeze fromEntries getAttribute getDate getDay getElementById getElementsByClassName getFullYear getHours getMinutes getMonth getTime hasOwnProperty includes indexOf isArray keys lastIndexOf localeCompare log match matchAll padEnd padStart parse preventDefault querySelector querySelectorAll random remove removeChild removeEventListener repeat replace replaceAll round floor ceil setAttribute slice split startsWith stringify substring then toFixed toISOString toLocaleString toLowerCase toString toUpperCase trim trimEnd trimStart values warn'.split(
    ' ',
  ),
];
