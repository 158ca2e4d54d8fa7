import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { breaksOf, scriptsOf, scriptWithoutTexts } from './without-texts.ts';
import { definitions, words } from './words.ts';

interface Source {
  language: CodeLanguage;
  message: string;
  line: number | null;
  column: number | null;
  /** The file in which the error is. */
  file: { name: string; code: string };
  others: readonly { name: string; code: string }[];
}

/** The program as a pattern looks at it. */
export interface Seen {
  message: string;
  /** The named groups of the pattern's expression. */
  groups: Record<string, string>;
  /** From 1; null where it is not known. */
  number: number | null;
  /** From 1, in `line`; null where it is not known. */
  column: number | null;
  /** The line as it is written; '' without one. */
  line: string;
  /** The line without comments and without what stands in its strings. */
  code: string;
  /** All lines, like `code`. */
  codes: string[];
  lines: string[];
  /** The other scripts of the program, like `code`. */
  others: string[];
  /** All names that the program uses, in all of its files. */
  words: Set<string>;
  /** The program's pages as they are written. */
  markup: string;
  /** The number of the first line that gives a name a value; undefined without one. */
  definedAt(name: string): number | undefined;
}

/** Strings of all languages; a group is '' for one that does not end, so that every beginning is tried only once. */
const strings =
  /"""[\s\S]*?(?:"""|($))|'''[\s\S]*?(?:'''|($))|"(?:\\.|[^"\\\n])*(?:"|())|'(?:\\.|[^'\\\n])*(?:'|())|`(?:\\.|[^`\\])*(?:`|())/g;
const comments = {
  python: /("[^"\n]*"|'[^'\n]*')|#.*/g,
  sql: /("[^"\n]*"|'[^'\n]*')|--.*|\/\*[\s\S]*?(?:\*\/|$)/g,
};

function withoutTexts(program: string, language: CodeLanguage): string {
  if (language !== 'python' && language !== 'sql') return scriptWithoutTexts(program);
  const code = program.replace(comments[language], (all, text) => text ?? breaksOf(all));
  return code.replace(strings, (text, ...groups) =>
    groups.includes('') ? text : `${text[0]}${breaksOf(text)}${text[0]}`,
  );
}

const isPage = (name: string) => /\.html?$/i.test(name);
const isScript = (name: string) => !/\.(?:css|svg|json|txt|csv|md)$/i.test(name);

/** Likewise of pages. */
const markupLookedAt = 20_000;

/** Only the beginning of a longer line is looked at: some of the patterns take the square of its length. */
const lineLookedAt = 500;

const linesOf = (text: string) => text.split('\n').map((line) => line.slice(0, lineLookedAt));

/** Prepares a program for the looks of the patterns; `groups` are added for each of them. */
export function seeProgram(source: Source): Omit<Seen, 'groups'> {
  const { language, message, line, column, file, others } = source;
  const plainOf = ({ name, code }: Source['file']) =>
    withoutTexts(isPage(name) ? scriptsOf(code) : code, language);
  const lines = linesOf(file.code);
  const plain = plainOf(file);
  const codes = linesOf(plain);
  const defined = definitions(codes);
  const plainOthers = others.filter(({ name }) => isScript(name)).map(plainOf);
  return {
    message,
    number: line,
    column,
    line: lines[(line ?? 0) - 1] ?? '',
    code: codes[(line ?? 0) - 1] ?? '',
    codes,
    lines,
    others: plainOthers,
    words: new Set([plain, ...plainOthers].flatMap((code) => [...words(code)])),
    markup: [file, ...others]
      .flatMap(({ name, code }) => (isPage(name) ? code : []))
      .join('\n')
      .slice(0, markupLookedAt),
    definedAt: (name) => defined.get(name),
  };
}
