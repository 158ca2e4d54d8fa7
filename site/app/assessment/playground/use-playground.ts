import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Example } from './examples/example.ts';
import { firstProgram } from './examples/first-program.ts';
import { isSame, loadExamples, programFrom } from './examples/load-examples.ts';
import { type Kept, keep, readKept } from './kept-programs.ts';
import { type LinkedProgram, programOf } from './program-link.ts';

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

const ownOf = (kept: Kept, language: CodeLanguage): PlaygroundProgram | null => {
  const program = kept.programs[language];
  return program ? { language, ...program } : null;
};

/** The program of the playground: that of the link, else the one that was written last, else an example. */
export function usePlayground(): Playground {
  const [program, setProgram] = useState(firstProgram);
  const [isReady, setIsReady] = useState(false);
  const [examples, setExamples] = useState<readonly Example[]>([]);
  const [kept, setKept] = useState<Kept>({ language: null, programs: {}, replaced: null });
  const [problem, setProblem] = useState<LinkProblem | null>(null);

  const store = (next: Kept) => {
    setKept(next);
    keep(next);
  };

  /** Shows a program; what is written by hand and would be lost by it is kept aside. */
  async function replace(next: PlaygroundProgram, now: Kept) {
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
    const now = isFirst ? await readKept() : kept;
    if (linked && 'program' in linked) {
      setProblem(null);
      await replace(linked.program, now);
      return;
    }
    if (linked) setProblem(linked.problem);
    if (!isFirst) return;
    const language = now.language ?? firstProgram.language;
    setKept(now);
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
    store({ ...kept, language, programs: { ...kept.programs, [language]: { files, stdin } } });
  }

  return {
    program,
    isReady,
    examples,
    problem,
    replaced: kept.replaced?.language === program.language ? kept.replaced : null,
    write: (files) => change({ ...program, files }),
    writeInput: (stdin) => change({ ...program, stdin }),
    choose: useCallback(
      async (language: CodeLanguage) => {
        const all = await loadExamples(language);
        const [first] = all;
        const own = ownOf(kept, language);
        const next = own ?? (first ? programFrom(language, first) : null);
        if (!next) return;
        clearFragment();
        setProblem(null);
        setExamples(all);
        setProgram(next);
        const known = { ...kept, language };
        setKept(known);
        keep(known);
      },
      [kept],
    ),
    useExample(example) {
      clearFragment();
      setProblem(null);
      void replace(programFrom(program.language, example), kept);
    },
    restore() {
      if (!kept.replaced) return;
      const { language, files, stdin } = kept.replaced;
      clearFragment();
      setProgram(kept.replaced);
      store({
        language,
        programs: { ...kept.programs, [language]: { files, stdin } },
        replaced: null,
      });
    },
  };
}
