import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Example } from './examples/example.ts';
import { firstProgram } from './examples/first-program.ts';
import { isSame, loadExamples, programFrom } from './examples/load-examples.ts';
import { type LinkedProgram, programOf } from './program-link.ts';
import { keep, readStored, type Stored } from './stored-programs.ts';

export type LinkProblem = Extract<LinkedProgram, { problem: string }>['problem'];

interface Playground {
  program: PlaygroundProgram;
  /** Whether the program of the link, or the one kept here, is in its place. What is written before would be lost to it. */
  isReady: boolean;
  examples: readonly Example[];
  /** The own program whose place a link or an example has taken. */
  replaced: PlaygroundProgram | null;
  /** What is wrong with the link by which the page was opened. */
  problem: LinkProblem | null;
  write(files: CodeFile[]): void;
  writeInput(stdin: string): void;
  choose(language: CodeLanguage): Promise<void>;
  useExample(example: Example): void;
  /** Restores the program that was replaced. */
  restore(): void;
}

/** Takes the program out of the address, which no longer says what is written. */
function clearFragment(): void {
  if (window.location.hash === '') return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

const ownOf = (stored: Stored, language: CodeLanguage): PlaygroundProgram | null => {
  const program = stored.programs[language];
  return program ? { language, ...program } : null;
};

/** The program of the playground: that of the link, else the one that was written last, else an example. */
export function usePlayground(): Playground {
  const [program, setProgram] = useState(firstProgram);
  const [isReady, setIsReady] = useState(false);
  const [examples, setExamples] = useState<readonly Example[]>([]);
  const [stored, setStored] = useState<Stored>({ language: null, programs: {}, replaced: null });
  const [problem, setProblem] = useState<LinkProblem | null>(null);

  const store = (next: Stored) => {
    setStored(next);
    keep(next);
  };

  /** Shows a program; what is written by hand and would be lost by it is kept aside. */
  async function replace(next: PlaygroundProgram, now: Stored) {
    const own = ownOf(now, next.language);
    const all = await loadExamples(next.language);
    const isWritten =
      own !== null &&
      !isSame(own, next) &&
      !all.some((example) => isSame(programFrom(next.language, example), own));
    setExamples(all);
    setProgram(next);
    store({
      language: next.language,
      programs: { ...now.programs, [next.language]: { files: next.files, stdin: next.stdin } },
      replaced: isWritten ? own : null,
    });
  }

  const open = useEffectEvent(async (fragment: string, isFirst: boolean) => {
    const linked = await programOf(fragment);
    const now = isFirst ? await readStored() : stored;
    if (linked && 'program' in linked) {
      setProblem(null);
      await replace(linked.program, now);
      return;
    }
    if (linked) setProblem(linked.problem);
    if (!isFirst) return;
    const language = now.language ?? firstProgram.language;
    setStored(now);
    setExamples(await loadExamples(language));
    setProgram(ownOf(now, language) ?? firstProgram);
  });

  useEffect(() => {
    void open(window.location.hash, true).finally(() => setIsReady(true));
    const onChange = () => void open(window.location.hash, false);
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);

  function change(next: PlaygroundProgram) {
    setProgram(next);
    setProblem(null);
    clearFragment();
    const { language, files, stdin } = next;
    store({ ...stored, language, programs: { ...stored.programs, [language]: { files, stdin } } });
  }

  return {
    program,
    isReady,
    examples,
    problem,
    replaced: stored.replaced?.language === program.language ? stored.replaced : null,
    write: (files) => change({ ...program, files }),
    writeInput: (stdin) => change({ ...program, stdin }),
    choose: useCallback(
      async (language: CodeLanguage) => {
        const all = await loadExamples(language);
        const [first] = all;
        const own = ownOf(stored, language);
        const next = own ?? (first ? programFrom(language, first) : null);
        if (!next) return;
        clearFragment();
        setProblem(null);
        setExamples(all);
        setProgram(next);
        const known = { ...stored, language };
        setStored(known);
        keep(known);
      },
      [stored],
    ),
    useExample(example) {
      clearFragment();
      setProblem(null);
      void replace(programFrom(program.language, example), stored);
    },
    restore() {
      if (!stored.replaced) return;
      const { language, files, stdin } = stored.replaced;
      clearFragment();
      setProgram(stored.replaced);
      store({
        language,
        programs: { ...stored.programs, [language]: { files, stdin } },
        replaced: null,
      });
    },
  };
}
