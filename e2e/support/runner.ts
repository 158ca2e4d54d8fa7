import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CodeFile } from '../../contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '../../contract/assessment/questions/shapes.ts';
import type {
  Program,
  RunEvent,
  Runner,
  RunResult,
  TestProgram,
  TestResult,
} from '../../site/app/assessment/runner/types.ts';

const assets = join(import.meta.dirname, '../../site/build/client/assets');

/** The built script of the feature, whose exports have their own names: another one may hold the code under short names. */
function runnerScript(): string {
  const name = readdirSync(assets).find(
    (file) =>
      /^runner-[\w-]+\.js$/.test(file) &&
      /\bopenRunner\b/.test(readFileSync(join(assets, file), 'utf8')),
  );
  if (!name) throw new Error('the build has no script of the runner');
  return `/assets/${name}`;
}

declare global {
  interface Window {
    runners: {
      opened: Partial<Record<CodeLanguage, Runner>>;
      place: HTMLElement;
      open(language: CodeLanguage): Runner;
    };
  }
}

export interface Ran {
  result: RunResult;
  events: RunEvent[];
}

const mainNames: Record<CodeLanguage, string> = {
  javascript: 'main.js',
  typescript: 'main.ts',
  html: 'index.html',
  python: 'main.py',
  sql: 'main.sql',
};

/** A text as the one file of a program. */
export const programOf = (language: CodeLanguage, code: string): CodeFile[] => [
  { name: mainNames[language], code },
];

/** Puts the runner into a page of the product, as the pages with programs load it. */
export async function loadRunner(page: Page): Promise<void> {
  await page.evaluate(async (script) => {
    const module = await import(script);
    const place = document.createElement('div');
    place.style.cssText = 'position:fixed;inset:0 0 auto auto;width:400px;height:300px';
    document.body.append(place);
    window.runners = {
      opened: {},
      place,
      open(language) {
        const known = this.opened[language];
        if (known) return known;
        const runner = module.openRunner(language) as Runner;
        if (language === 'html') runner.showIn(place);
        this.opened[language] = runner;
        return runner;
      },
    };
  }, runnerScript());
}

export const run = (page: Page, language: CodeLanguage, program: Program): Promise<Ran> =>
  page.evaluate(
    async ([name, given]) => {
      const events: RunEvent[] = [];
      const { done } = window.runners.open(name).run(given, (event) => events.push(event));
      return { result: await done, events };
    },
    [language, program] as const,
  );

export const runTests = (
  page: Page,
  language: CodeLanguage,
  program: TestProgram,
): Promise<TestResult[]> =>
  page.evaluate(([name, given]) => window.runners.open(name).test(given, () => undefined).done, [
    language,
    program,
  ] as const);
