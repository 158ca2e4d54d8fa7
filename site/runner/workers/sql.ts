import initSqlJs, { type Database } from 'sql.js';
import type { RunError, RunTable } from '#assessment/runner/types.ts';
import type { WorkerJob } from '../protocol.ts';
import { type Send, serve } from './channel.ts';
import { harden } from './harden.ts';
import { type Output, openOutput } from './output.ts';
import { describe, execute, StatementError } from './sql-statements.ts';

type Engine = Awaited<ReturnType<typeof initSqlJs>>;

let engine: Engine;

/** Tables as lines of text, an empty line between two. */
function printTo(output: Output): (table: RunTable, text: string) => void {
  let isFirst = true;
  return (table, text) => {
    output.table(table, isFirst ? text : `\n${text}`);
    isFirst = false;
  };
}

const falseLike = (value: unknown) =>
  value === null || value === 0 || value === '' || value === '0';

/** Every result of a test's statements must begin with what is true: `SELECT count(*) = 3 FROM students`. */
function runCheck(database: Database, check: string): void {
  execute(database, { name: '', code: check }, ({ rows: [first] }) => {
    if (!first || falseLike(first[0])) throw new Error('the condition of the test is not met');
  });
}

/** The error as the learner sees it, and whether a test's statements made it. */
function failureOf(error: unknown, checking: boolean): [RunError, boolean] {
  const nowhere = { file: null, line: null, column: null };
  if (!(error instanceof StatementError)) {
    const message = String(error);
    return [{ name: 'SqlError', message, traceback: message, ...nowhere }, false];
  }
  const described = describe(error);
  return error.file === '' ? [{ ...described, ...nowhere }, checking] : [described, false];
}

const quotedOrComment = /'[^']*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)/g;
/** Words of other databases that SQLite takes for a part of a column's type, and that then do nothing. */
const foreign: [word: string, pattern: RegExp][] = [
  ['AUTO_INCREMENT', /\bauto_increment\b/i],
  ['SERIAL', /\b(?:big|small)?serial\b/i],
  ['IDENTITY', /\bidentity\s{0,20}\(/i],
];

function tellOfDialects(files: WorkerJob['files'], send: Send): void {
  const code = files.map((file) => file.code.replace(quotedOrComment, ' ')).join('\n');
  if (!/\bcreate\s+(?:temp\w*\s+)?table\b/i.test(code)) return;
  for (const [word, pattern] of foreign) {
    if (pattern.test(code)) send({ type: 'notice', notice: 'dialect', detail: word });
  }
}

function run({ files, stdin, check }: WorkerJob, send: Send): void {
  const output = openOutput(send);
  const database = new engine.Database();
  const end = (error: RunError | null, fromTest = false) => {
    output.flush();
    send({ type: 'end', error, fromTest });
  };
  harden();
  tellOfDialects(files, send);
  const silent = () => undefined;
  const [main, ...others] = files;
  let checking = false;
  try {
    for (const file of others) execute(database, file, silent);
    execute(database, { name: '', code: stdin }, silent);
    if (main) execute(database, main, printTo(output));
    checking = true;
    runCheck(database, check);
    end(null);
  } catch (error) {
    end(...failureOf(error, checking));
  }
}

serve({
  async start(assets) {
    const module = assets['sql.wasm'] as WebAssembly.Module;
    engine = await initSqlJs({
      instantiateWasm(
        imports: WebAssembly.Imports,
        done: (instance: WebAssembly.Instance) => void,
      ) {
        WebAssembly.instantiate(module, imports).then(done);
        return {};
      },
    } as Parameters<typeof initSqlJs>[0]);
  },
  run,
});
