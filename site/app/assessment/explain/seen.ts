import { definitions, words } from './words.ts';

interface Source {
  message: string;
  groups: Record<string, string>;
  line: number | null;
  program: string;
  /** The other files, whose names may be meant too. */
  others: string;
  /** What begins a comment to the end of the line. */
  comment: '#' | '//' | '--';
}

/** The program as a pattern looks at it. */
export interface Seen {
  message: string;
  /** The named groups of the pattern's expression. */
  groups: Record<string, string>;
  /** From 1; null where it is not known. */
  number: number | null;
  /** The line as it is written; '' without one. */
  line: string;
  /** The line without comments and without what stands in its strings. */
  code: string;
  /** All lines, like `code`. */
  codes: string[];
  lines: string[];
  /** All names that the program uses, in all of its files. */
  words: Set<string>;
  /** The number of the first line that gives a name a value; undefined without one. */
  definedAt(name: string): number | undefined;
}

/** Strings of all languages; a group is '' for one that does not end, so that every beginning is tried only once. */
const strings =
  /"""[\s\S]*?(?:"""|($))|'''[\s\S]*?(?:'''|($))|"(?:\\.|[^"\\\n])*(?:"|())|'(?:\\.|[^'\\\n])*(?:'|())|`(?:\\.|[^`\\])*(?:`|())/g;
const comments = {
  '#': /("[^"\n]*"|'[^'\n]*')|#.*/g,
  '//': /("[^"\n]*"|'[^'\n]*'|`[^`]*`)|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g,
  '--': /("[^"\n]*"|'[^'\n]*')|--.*|\/\*[\s\S]*?(?:\*\/|$)/g,
};

/** Keeps a text's line breaks, so that lines keep their numbers. */
const breaksOf = (text: string) => text.replace(/[^\n]/g, '');

function withoutTexts(program: string, comment: Source['comment']): string {
  const code = program.replace(comments[comment], (all, text) => text ?? breaksOf(all));
  return code.replace(strings, (text, ...groups) =>
    groups.includes('') ? text : `${text[0]}${breaksOf(text)}${text[0]}`,
  );
}

/** Only the beginning of a longer line is looked at: some of the patterns take the square of its length. */
const lineLookedAt = 500;

const linesOf = (text: string) => text.split('\n').map((line) => line.slice(0, lineLookedAt));

/** Prepares a program for the looks of the patterns. */
export function seeProgram({ message, groups, line, program, others, comment }: Source): Seen {
  const lines = linesOf(program);
  const plain = withoutTexts(program, comment);
  const codes = linesOf(plain);
  const defined = definitions(codes);
  return {
    message,
    groups,
    number: line,
    line: lines[(line ?? 0) - 1] ?? '',
    code: codes[(line ?? 0) - 1] ?? '',
    codes,
    lines,
    words: new Set([...words(plain), ...words(withoutTexts(others, comment))]),
    definedAt: (name) => defined.get(name),
  };
}
