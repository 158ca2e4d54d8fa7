/** What a piece of code can be told to be without understanding it. */
export type CodeKind = 'comment' | 'string' | 'number' | 'keyword' | 'name' | 'tag' | 'field';

/** A kind and what it looks like; of two that match at the same place the earlier wins. */
export type Rule = [kind: CodeKind, pattern: string];

const words = (list: string): Rule => ['keyword', `\\b(?:${list.split(' ').join('|')})\\b`];

const slashComment: Rule = ['comment', '//[^\\n]*|/\\*[^]*?(?:\\*/|$)'];
const hashComment: Rule = ['comment', '(?:^|\\s)#[^\\n]*'];
const quoted: Rule = ['string', `"(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*'`];
const template: Rule = ['string', '`(?:\\\\[^]|[^`\\\\])*`'];
const number: Rule = [
  'number',
  '\\b(?:0[xXbBoO][\\da-fA-F_]+|\\d[\\d_]*(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)\\b',
];
const call: Rule = ['name', '\\b[A-Za-z_$][\\w$]*(?=\\()'];
const shellVariable: Rule = ['field', '\\$(?:\\{[^}\\n]*\\}|[\\w@#?*!]+)'];

const scriptWords =
  'abstract as async await break case catch class const continue debugger declare default delete do else enum export ' +
  'extends false finally for from function if implements import in infer instanceof interface is keyof let namespace ' +
  'new null of override private protected public readonly return satisfies static super switch this throw true try ' +
  'type typeof undefined var void while yield';

/** The words of several related languages together: a word that only its neighbour knows is rarely a name. */
const curlyWords =
  'abstract as async await bool boolean break case catch char class const continue data def default defer do double ' +
  'dynamic else enum extends extension false final finally float fn for foreach fun func guard if impl implements ' +
  'import in inline int interface internal is lateinit let long match mut mutating namespace new nil null object of ' +
  'operator override package private protected protocol public pub readonly required return sealed self short signed ' +
  'sizeof static string struct super suspend switch this throw throws trait true try typedef typename union unsigned ' +
  'use using val var virtual void volatile when where while with yield';

const script: Rule[] = [slashComment, template, quoted, words(scriptWords), call, number];

const markup: Rule[] = [
  ['comment', '<!--[^]*?(?:-->|$)'],
  ['tag', '</?[A-Za-z!][\\w.-]*|/?>'],
  ['field', '[\\w:@-]+(?==["\'])'],
  quoted,
  ['number', '&#?\\w+;'],
];

export const codeRules = {
  javascript: script,
  jsx: [['tag', '</?[A-Za-z][\\w.]*|/>|</?>'], ['field', '\\b[\\w-]+(?==["\'{])'], ...script],
  html: markup,
  css: [
    ['comment', '/\\*[^]*?(?:\\*/|$)'],
    quoted,
    ['number', '#[\\da-fA-F]{3,8}\\b|[+-]?\\b\\d*\\.?\\d+(?:%|[a-z]+\\b)?'],
    ['keyword', '@[\\w-]+|!important\\b'],
    ['field', '--[\\w-]+|[a-z-]+(?=\\s*:\\s)'],
    ['name', '[a-z-]+(?=\\()'],
    ['tag', '[.#][A-Za-z][\\w-]*|::?[a-z-]+'],
  ],
  json: [
    ['field', '"(?:\\\\.|[^"\\\\\\n])*"(?=\\s*:)'],
    slashComment,
    quoted,
    number,
    words('true false null'),
  ],
  python: [
    ['comment', '#[^\\n]*'],
    ['string', '\\b[rbfuRBFU]{0,2}(?:"""[^]*?(?:"""|$)|\'\'\'[^]*?(?:\'\'\'|$))|"""[^]*?(?:"""|$)'],
    ['string', `\\b[rbfuRBFU]{1,2}(?:"(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*')`],
    quoted,
    ['name', '@[\\w.]+'],
    words(
      'False None True and as assert async await break case class continue def del elif else except finally for from ' +
        'global if import in is lambda match nonlocal not or pass raise return try while with yield',
    ),
    call,
    number,
  ],
  sql: [
    ['comment', '--[^\\n]*|/\\*[^]*?(?:\\*/|$)'],
    ['string', "'(?:''|[^'])*'"],
    ['field', '"[^"\\n]*"'],
    words(
      'add all alter analyze and any as asc begin between bigint boolean by cascade case cast check column commit ' +
        'constraint create cross cube current_date current_timestamp date default delete desc distinct drop else end ' +
        'except exists explain false fetch filter first foreign from full function generated group having identity if ' +
        'ilike in index inner insert int integer intersect interval into is join key last left like limit natural not ' +
        'null nulls numeric offset on or order outer over partition primary references returning right rollback ' +
        'select serial set table text then timestamp timestamptz to transaction true truncate union unique update ' +
        'using values varchar view when where window with',
    ),
    call,
    number,
  ],
  bash: [
    hashComment,
    ['string', `"(?:\\\\[^]|[^"\\\\])*"|'[^']*'`],
    shellVariable,
    words(
      'if then elif else fi for in do done while until case esac function return export local sudo',
    ),
    ['name', '^[ \\t]*(?:\\$ )?[\\w./-]+|(?:\\|\\|?|&&)[ \\t]*[\\w./-]+'],
    ['field', '\\s--?[A-Za-z][\\w-]*'],
    number,
  ],
  dockerfile: [
    hashComment,
    ['keyword', '^[A-Z]+\\b|\\bAS\\b'],
    quoted,
    shellVariable,
    ['field', '\\s--?[A-Za-z][\\w-]*'],
    number,
  ],
  yaml: [
    hashComment,
    ['field', '^[ \\t-]*[\\w."\'/-]+(?=:(?:\\s|$))'],
    quoted,
    shellVariable,
    words('true false null yes no on off'),
    number,
  ],
  curly: [
    slashComment,
    ['comment', '^\\s*#\\w+[^\\n]*'],
    template,
    quoted,
    ['name', '@[A-Za-z]\\w*'],
    words(curlyWords),
    call,
    number,
  ],
} satisfies Record<string, Rule[]>;
