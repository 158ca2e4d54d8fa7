import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, onTestFinished } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment } from '../../api/src/factories/courses.ts';
import { makeQuiz } from '../../api/src/factories/quizzes.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import type { GivenAnswer } from '../../contract/assessment/questions/shapes.ts';
import type { AttemptAnswer } from '../../contract/assessment/quizzes/shapes.ts';
import { call } from './calls.ts';
import { openCuttingLine } from './cutting-line.ts';
import { type Member, makeMembers } from './people.ts';
import type { Product } from './product.ts';
import { storedAttempt } from './stored-attempt.ts';

/** A quiz that people take in browsers, each over a line of their own. */

const choices = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  html: `<p>الخيار ${id}</p>`,
  correct: id !== 'd',
  feedback: '',
}));
const accepted = { accepted: ['جواب'] };
const questions = [
  { kind: 'single', answers: { choices } },
  { kind: 'text', answers: accepted },
  { kind: 'multiple', answers: { choices } },
  { kind: 'output', answers: { ...accepted, code: 'print(1)', language: 'python' } },
  {
    kind: 'gaps',
    answers: {
      code: '[[1]] = [[2]]',
      language: 'python',
      gaps: [{ accepted: ['س'] }, { accepted: ['1'] }],
    },
  },
  { kind: 'single', answers: { choices } },
  { kind: 'essay', answers: { guide: '' } },
  { kind: 'text', answers: accepted },
] satisfies NonNullable<Parameters<typeof makeQuiz>[1]>['questions'];

/** What a question shows: its answer as plain texts, and whether the page calls it saved. */
interface Shown {
  answer: string[];
  saved: boolean;
}

/** An answer in the form of `Shown`. */
function textsOf({ choice, choices: several, text, gaps }: GivenAnswer): string[] {
  const texts = choice ? [choice] : (several?.toSorted() ?? gaps ?? [text ?? '']);
  return texts.filter((one) => one !== '');
}

const shownQuestions = (): Shown[] =>
  [...document.querySelectorAll('article[id^="question-"]')].map((card) => {
    const fields = [...card.querySelectorAll<HTMLInputElement>('input, textarea')];
    const answer = fields
      .filter(({ type, checked }) => !['radio', 'checkbox'].includes(type) || checked)
      .map(({ value }) => value)
      .filter((value) => value !== '');
    const note = card.querySelector('footer')?.textContent ?? '';
    return { answer, saved: note.includes('حُفظت إجابتك') };
  });

const random = (below: number) => Math.floor(Math.random() * below);

interface DeskOptions {
  address: string;
  path: string;
  member: Member;
  newContext(): Promise<BrowserContext>;
}

/** One learner's browser. `page` is the open tab, which a fault replaces. */
async function openDesk({ address, path, member, newContext }: DeskOptions) {
  let context: BrowserContext;
  let page: Page;
  let given = 0;

  async function takeDevice() {
    context = await newContext();
    await context.addInitScript((token) => {
      if (self.origin !== 'null') localStorage.setItem('token', token);
    }, member.token);
  }
  async function openTab() {
    page = await context.newPage();
    await page.goto(address + path);
    await page.locator(`#question-${questions.length}`).waitFor({ timeout: 60_000 });
  }
  await takeDevice();
  await openTab();

  return {
    openTab,
    /** The learner's device is gone with all that it keeps; another one is taken. */
    async loseDevice() {
      await context.close();
      await takeDevice();
    },
    /** The tab's process ends at once, without an event for the page. */
    async crash() {
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // It is never answered.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
    closeTab: () => page.close(),
    setOffline: (offline: boolean) => context.setOffline(offline),
    /** Gives another answer to a question. @returns its number, from 0 */
    async giveAnswer(): Promise<number> {
      given += 1;
      const at = random(questions.length);
      const card = page.locator(`#question-${at + 1}`);
      const { kind } = questions[at] ?? {};
      if (kind === 'single') {
        await card.locator('input:not(:checked)').nth(random(3)).check();
      } else if (kind === 'multiple') {
        // One stays chosen: without any there is nothing that the page could call saved.
        await card
          .locator('input')
          .nth(1 + random(3))
          .click();
        await card.locator('input').first().setChecked(true);
      } else {
        const fields = card.locator('input, textarea');
        await fields.nth(random(await fields.count())).fill(`جواب ${given}-${random(1_000_000)}`);
      }
      return at;
    },
    /** What each question shows. */
    read: () => page.evaluate(shownQuestions),
    /** Waits until the page calls these saved, or all that have an answer. @returns what it shows at that moment */
    async readWhenSaved(numbers?: number[], timeout = 60_000): Promise<Shown[]> {
      await page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll('article[id^="question-"] footer')].every(
            ({ textContent }, at) =>
              !(wanted ? wanted.includes(at) : textContent) || textContent.includes('حُفظت إجابتك'),
          ),
        numbers,
        { timeout },
      );
      return page.evaluate(shownQuestions);
    },
    /** Presses «حاول الآن» where the page offers it. */
    async tryNow() {
      const button = page.getByRole('button', { name: 'حاول الآن' });
      if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
    },
    /** Seconds that the page's clock shows. */
    async timeLeft(): Promise<number> {
      const text = (await page.getByRole('timer').textContent()) ?? '';
      return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    },
  };
}

export interface Learner extends Awaited<ReturnType<typeof openDesk>> {
  line: Awaited<ReturnType<typeof openCuttingLine>>;
  /** The attempt as the server has it, asked beside the learner's line. */
  stored(): Promise<AttemptAnswer['attempt']>;
  /** The attempt's end when it began. */
  endsAt: string;
}

/** Creates a quiz of ten hours, and learners who have begun it, each with a tab and a line of their own. */
export async function openHall(product: () => Product, count: number): Promise<Learner[]> {
  const database = openDatabase(await product().databaseUrl(), { connections: 1 });
  const course = await makeCourse(database.db);
  const { id: chapterId } = await makeChapter(database.db, { courseId: course.id });
  const quiz = await makeQuiz(database.db, {
    courseId: course.id,
    chapterId,
    questions,
    rules: { minutes: 600 },
  });
  const members = await makeMembers(database.db, count);
  for (const { id } of members) {
    await makeEnrolment(database.db, { courseId: course.id, personId: id });
  }
  await database.close();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  onTestFinished(() => browser.close());
  let networks = 0;
  const newContext = () => {
    networks += 1;
    return browser.newContext({
      viewport: { width: 1280, height: 860 },
      locale: 'ar-EG',
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': `10.200.${networks >> 8}.${networks & 255}` },
    });
  };
  return Promise.all(
    members.map(async (member) => {
      const { token } = member;
      const line = await openCuttingLine(() => product().address);
      const begun = await call(product().address, `POST /api/quizzes/${quiz.id}/attempts`, {
        token,
      });
      const { id, ends_at: endsAt } = begun.body.attempt;
      const path = `/courses/${course.id}/lecture/${quiz.id}?attempt=${id}`;
      const desk = await openDesk({ address: line.address, path, member, newContext });
      const stored = () => storedAttempt(product().address, { id, token });
      return { ...desk, line, stored, endsAt };
    }),
  );
}

/**
 * Compares what the server has with what a page has shown: every answer that the page called saved is there, and the
 * attempt ends when it did. @returns how many were called saved
 */
export async function expectKept({ stored, endsAt }: Learner, shown: Shown[]): Promise<number> {
  const attempt = await stored();
  expect(attempt.ends_at).toBe(endsAt);
  expect(attempt.state).toBe('open');
  const has = (attempt.questions ?? []).map(({ answer }) => textsOf(answer ?? {}));
  for (const [at, { answer, saved }] of shown.entries()) {
    if (saved) expect(has[at], `question ${at + 1}, which the page called saved`).toEqual(answer);
  }
  return shown.filter(({ saved }) => saved).length;
}

/** The page's clock shows what is left by the server's. */
export async function expectClock({ timeLeft, endsAt }: Learner): Promise<void> {
  const leftNow = () => (Date.parse(endsAt) - Date.now()) / 1000;
  const before = leftNow();
  const shown = await timeLeft();
  // It changes once a second, and on a busy machine a little later.
  expect(shown).toBeLessThanOrEqual(before + 4);
  expect(shown).toBeGreaterThanOrEqual(leftNow() - 1);
}
