import { seeProgram } from '../seen.ts';
import type { Ended, Hint, Look } from './hint.ts';

/** Only the first lines of longer programs are looked at: some looks compare each line with all. */
const linesLookedAt = 400;

/** So many hints are shown: the first mistakes explain most of those that follow. */
const most = 3;

const loaders: Record<
  Exclude<Ended['language'], 'html'>,
  () => Promise<{ looks: readonly Look[] }>
> = {
  python: () => import('./python.ts'),
  javascript: () => import('./javascript.ts'),
  typescript: () => import('./javascript.ts'),
  sql: () => import('./sql.ts'),
};

const isPage = (name: string) => /\.html?$/i.test(name);

/**
 * What is certain of a program that ended without an error, or was ended because it did not end: lines that cannot do what
 * they say. Nothing is guessed of what the program should do.
 * @returns at most three, by their lines, for the first file that has any
 */
export async function findHints({
  language,
  state,
  output,
  files,
}: Ended): Promise<(Hint & { file: string })[]> {
  const isEndless = state === 'timed-out' || state === 'too-much-output';
  const scripts = language === 'html' ? 'javascript' : language;
  const { looks } = await loaders[scripts]();
  for (const file of files) {
    if (!/\.(?:py|[jt]sx?|mjs|sql|html?|css)$/i.test(file.name)) continue;
    const hints: Hint[] = [];
    if (isPage(file.name)) hints.push(...(await import('./page.ts')).pageHints(file.code));
    else if (/\.css$/i.test(file.name)) {
      const pages = files.filter(({ name }) => isPage(name)).map(({ code }) => code);
      hints.push(...(await import('./page.ts')).sheetHints(file.code, pages.join('\n')));
    }
    if (!/\.css$/i.test(file.name)) {
      const program = seeProgram({
        language,
        message: '',
        line: null,
        column: null,
        file,
        others: [],
      });
      const codes = program.codes.slice(0, linesLookedAt);
      const lines = program.lines.slice(0, linesLookedAt);
      hints.push(...looks.flatMap((look) => look({ codes, lines, isEndless, output })));
    }
    const lines = new Set<number>();
    const first = hints
      .sort((one, other) => one.line - other.line)
      .filter(({ line }) => !lines.has(line) && lines.add(line))
      .slice(0, most);
    if (first.length > 0) return first.map((hint) => ({ ...hint, file: file.name }));
  }
  return [];
}
