// @vitest-environment happy-dom
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Runner } from '#assessment/runner/index.ts';

const opened: CodeLanguage[] = [];
const closed: CodeLanguage[] = [];
vi.mock('#assessment/runner/index.ts', () => ({
  openRunner: (language: CodeLanguage) => {
    opened.push(language);
    let isClosed = false;
    return {
      language,
      size: async () => ({ bytes: 1, cached: false }),
      prepare: async () => {
        if (isClosed) throw new Error('closed');
      },
      run: () => ({
        stop: () => {},
        done: Promise.resolve({ output: 'x', error: null, state: isClosed ? 'stopped' : 'done' }),
      }),
      showIn: () => {},
      close: () => {
        isClosed = true;
        closed.push(language);
      },
    } as Partial<Runner> as Runner;
  },
}));
const { useRun } = await import('./use-run.ts');

const states: string[] = [];

function Workbench({ language }: { language: CodeLanguage }) {
  const run = useRun(language);
  states.push(run.state);
  const { start } = run;
  // As a press does that comes before the effects of the new language.
  useLayoutEffect(() => {
    if (language === 'html') void start({ files: [{ name: 'index.html', code: '' }] });
  }, [language, start]);
  return null;
}

test('a program that is started as its language comes is not ended with the language before', async () => {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Workbench language="python" />));
  await vi.waitFor(() => expect(opened).toEqual(['python']));
  flushSync(() => root.render(<Workbench language="html" />));
  await vi.waitFor(() => expect(states.at(-1)).toBe('done'));
  expect(closed).toEqual(['python']);
  flushSync(() => root.unmount());
  await vi.waitFor(() => expect(closed).toEqual(['python', 'html']));
});
