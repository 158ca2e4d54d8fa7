import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { CodeHints, ErrorExplanation } from '#assessment/explain/index.ts';
import type { EndState } from '#assessment/runner/index.ts';
import { RunNotices } from './run-notices.tsx';
import { RunTable } from './run-table.tsx';
import type { CodeRun } from './use-run.ts';
import './code-run.css';

interface RunOutputProps {
  run: CodeRun;
  language: CodeLanguage;
  /** The files that ran, in which an error is explained. */
  files: readonly CodeFile[];
  /** What stands there before the first run. */
  empty?: string;
  /** Leads to the line of an error. */
  onPlace?(place: { file: string | null; line: number }): void;
}

/** Blocks that are laid out each by itself; a line end at the end of one is where the next begins. */
const Blocks = ({ blocks }: { blocks: readonly string[] }) =>
  blocks.length === 1
    ? blocks[0]
    : blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end.
        <span key={at} className="run-block">
          {block.endsWith('\n') && at < blocks.length - 1 ? block.slice(0, -1) : block}
        </span>
      ));

/** The run is over, and what it printed is all. */
const hasEnded = (state: CodeRun['state']): state is EndState =>
  state === 'done' || state === 'timed-out' || state === 'too-much-output' || state === 'failed';

/** Errors that a program throws itself tell nothing of the line that is wrong. */
const isOwn = (error: CodeRun['error']) => error === null || error.name === 'Error';

const outputOf = (pieces: CodeRun['pieces']) =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.blocks.join('') : '')).join('');

/** What a program shows: its page, its output as it comes, its tables, and its error with an explanation. */
export function RunOutput({ run, language, files, empty = '', onPlace }: RunOutputProps) {
  const { pieces, error, state, notices } = run;
  const isSilent = pieces.length === 0 && !error;
  return (
    <div className="run-output">
      {language === 'html' && <div ref={run.place} className="run-page" />}
      <RunNotices notices={notices} />
      {error && <ErrorExplanation {...{ error, language, files }} {...(onPlace && { onPlace })} />}
      {isOwn(error) && hasEnded(state) && (
        <CodeHints
          {...{ language, state, files }}
          output={outputOf(pieces)}
          {...(onPlace && { onPlace })}
        />
      )}
      {pieces.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        <section className="run-log" aria-label="ما طبعه البرنامج" tabIndex={0}>
          {pieces.map((piece, at) =>
            piece.kind === 'table' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end.
              <RunTable key={at} table={piece.table} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end.
              <pre key={at} dir="ltr" data-stream={piece.stream}>
                <Blocks blocks={piece.blocks} />
              </pre>
            ),
          )}
        </section>
      )}
      {isSilent && language !== 'html' && (
        <p className="run-empty">{state === 'done' ? 'لم يطبع البرنامج شيئًا.' : empty}</p>
      )}
    </div>
  );
}
