import type { BrowserContext, Locator, Page } from '@playwright/test';
import { inDatabase } from '../support/chat.ts';
import { callAs, enterAs, type Member, newMember } from '../support/member.ts';
import { everyKind, type MadeQuiz, makeQuiz } from '../support/quiz.ts';
import { desktop, everySize, phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { test as base, expect } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { waitForNetwork } from '../support/wait-for-network.ts';

interface Quizzes {
  member: Member;
  /** All kinds of questions, one of them marked by a person. */
  whole: MadeQuiz;
  /** Three questions that the server marks. */
  short: MadeQuiz;
  /** The same with a time limit. */
  timed: MadeQuiz;
}

const test = base.extend<object, { quizzes: Quizzes }>({
  expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/,
  quizzes: [
    async ({ nibras }, use) => {
      const member = await newMember(nibras);
      const members = [member];
      const [single, multiple, , text] = everyKind;
      const questions = [single, multiple, text].filter((question) => question !== undefined);
      const whole = await makeQuiz(nibras, { questions: everyKind, members });
      const short = await makeQuiz(nibras, { questions, members });
      const timed = await makeQuiz(nibras, { questions, members, rules: { minutes: 10 } });
      await use({ member, whole, short, timed });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.beforeEach(({ context, quizzes }) => enterAs(context, quizzes.member));

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** The card of a question, from 1. */
const question = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(`^السؤال ${number} من`) });
const saved = (page: Page, number: number) => question(page, number).getByText('حُفظت إجابتك');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** How many answers the browser keeps that the server does not have. */
const storedAnswers = (page: Page) =>
  page.evaluate(async () => {
    const finished = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await finished(indexedDB.open('nibras-quizzes'));
    const all: { type: string; sent?: boolean }[] = await finished(
      database.transaction('kept').objectStore('kept').getAll(),
    );
    database.close();
    return all.filter(({ type, sent }) => type === 'answer' && !sent).length;
  });

async function start(page: Page, { path }: MadeQuiz) {
  await open(page, path);
  await page.getByRole('button', { name: /^ابدأ/ }).click();
  await expect(question(page, 1)).toBeVisible();
}

async function activate(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function submit(page: Page) {
  await press(page, 'سلّم الإجابات');
  await press(page, 'نعم، سلّمها');
}

test.describe('on a desk', () => {
  test.use({ viewport: desktop, ...everySize });

  test('a quiz with every kind of question is taken by the keyboard alone, and reviewed', async ({
    page,
    quizzes,
    checkScreen,
  }) => {
    test.slow();
    await open(page, quizzes.whole.path);
    const panel = page.getByRole('region', { name: 'الاختبار' });
    await expect(panel.getByText('10 أسئلة')).toBeVisible();
    await expect(panel.getByText('60%')).toBeVisible();
    await checkScreen(page);
    await activate(page, page.getByRole('button', { name: 'ابدأ الاختبار' }));

    await test.step('choices by digits and letters', async () => {
      await tabTo(page, question(page, 1).getByRole('radio').first());
      await page.keyboard.press('2');
      await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked();
      await tabTo(page, question(page, 2).getByRole('checkbox').first());
      await page.keyboard.press('1');
      await page.keyboard.press('b');
      await expect(question(page, 2).getByRole('checkbox').nth(1)).toBeChecked();
      await tabTo(page, question(page, 3).getByRole('radio').first());
      await page.keyboard.press('a');
      await expect(saved(page, 3)).toBeVisible();
    });

    await test.step('texts, numbers and lists', async () => {
      await tabTo(page, question(page, 4).getByRole('textbox'));
      await page.keyboard.type('print');
      await tabTo(page, question(page, 5).getByRole('textbox'));
      await page.keyboard.type('١٠٠ سم');
      for (const [row, word] of ['رابط', 'صورة'].entries()) {
        const list = question(page, 6).getByRole('combobox').nth(row);
        await tabTo(page, list);
        const steps = await list.evaluate(
          (select: HTMLSelectElement, text) =>
            [...select.options].findIndex((option) => option.text.includes(text)),
          word,
        );
        for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
      }
      await expect(saved(page, 6)).toBeVisible();
    });

    await test.step('an order, gaps, an output and an essay', async () => {
      const wanted = ['يرسل المتصفح الطلب', 'يعيد الخادم الصفحة', 'يرسم المتصفح الصفحة'];
      const order = question(page, 7);
      await activate(page, order.getByRole('button', { name: `أخّر «${wanted[0]}»` }).first());
      await page.keyboard.press('Alt+ArrowUp');
      for (const [at, text] of wanted.entries()) {
        const row = order.getByRole('listitem').filter({ hasText: text });
        const up = row.getByRole('button', { name: `قدّم «${text}»` });
        while (!((await order.getByRole('listitem').nth(at).textContent()) ?? '').includes(text)) {
          await up.focus();
          await page.keyboard.press('Enter');
        }
      }
      const gaps = question(page, 8).getByRole('textbox');
      await tabTo(page, gaps.first());
      await page.keyboard.type('let');
      await tabTo(page, gaps.last());
      await page.keyboard.type('i += 1');
      await tabTo(page, question(page, 9).getByRole('textbox'));
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await page.keyboard.type('1');
      await tabTo(page, question(page, 10).getByRole('textbox'));
      await page.keyboard.type('الأول يُعاد إسناده، والثاني لا.');
    });
    await expect(page.getByText('حُفظت إجابتك')).toHaveCount(10);
    await checkScreen(page);

    await test.step('submitting asks once, and the review explains', async () => {
      await activate(page, page.getByRole('button', { name: 'سلّم الإجابات' }));
      await expect(page.getByRole('heading', { name: /أجبت عن الأسئلة كلها/ })).toBeFocused();
      await activate(page, page.getByRole('button', { name: 'نعم، سلّمها' }));
      await expect(page.getByRole('heading', { name: /قيد التصحيح/ })).toBeVisible();
      await expect(question(page, 1).getByText('صحيحة').first()).toBeVisible();
      await expect(question(page, 1).getByText('من كلمة paragraph')).toBeVisible();
      for (const number of [2, 3, 4, 5, 6, 7, 8, 9]) {
        await expect(question(page, number).locator('header')).toContainText('صحيحة');
      }
      await expect(question(page, 10).getByText('بانتظار تصحيح المعلّم')).toBeVisible();
      await checkScreen(page);
    });
    await open(page, quizzes.whole.coursePath);
    await expect(page.getByText('قيد التصحيح').first()).toBeVisible();
  });

  test('the newest answer of two devices counts, and the other one shows it', async ({
    page,
    browser,
    quizzes,
  }) => {
    const { token } = quizzes.member;
    await start(page, quizzes.short);
    await question(page, 3).getByRole('textbox').fill('echo');
    await expect(saved(page, 3)).toBeVisible();

    const other = await browser.newContext();
    await enterAs(other, quizzes.member);
    const there = await other.newPage();
    await open(there, page.url());
    await expect(question(there, 3).getByRole('textbox')).toHaveValue('echo');
    await question(there, 3).getByRole('textbox').fill('print');
    await expect(saved(there, 3)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(question(page, 3).getByRole('textbox')).toHaveValue('print');
    await expect(question(page, 3).getByText('من نافذة أو جهاز آخر')).toBeVisible();

    // Submitted there, it is over here too.
    await submit(there);
    await expect(there.getByRole('heading', { name: /الاختبار هذه المرة/ })).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { name: /الاختبار هذه المرة/ })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('attempt');
    const { attempt } = await callAs<{ attempt: { state: string } }>(
      { address: new URL(page.url()).origin } as never,
      `GET /api/attempts/${id}`,
      { token },
    );
    expect(attempt.state).toBe('done');
    await other.close();
  });

  test('at the end of the time it is submitted by itself, and what was given counts', async ({
    page,
    nibras,
    quizzes,
  }) => {
    await start(page, quizzes.timed);
    await question(page, 3).getByRole('textbox').fill('print');
    await expect(saved(page, 3)).toBeVisible();
    await inDatabase(
      nibras,
      `update quiz_attempts set ends_at = now() + interval '62 seconds'
       where lecture_id = ${quizzes.timed.lecture} and state = 'open'`,
    );
    await page.reload();
    await expect(page.getByText('بقيت دقيقة واحدة.')).toBeAttached();
    await inDatabase(
      nibras,
      `update quiz_attempts set ends_at = now() + interval '2 seconds'
       where lecture_id = ${quizzes.timed.lecture} and state = 'open'`,
    );
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('heading', { name: /الاختبار هذه المرة/ })).toBeVisible();
    await expect(question(page, 3).locator('header')).toContainText('صحيحة');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true, theme: 'dark' });

  const withoutLine = (context: BrowserContext, without: boolean) => context.setOffline(without);

  test('questions come one by one, a cut line and a closed tab cost nothing, and the mark stands on the course page', async ({
    page,
    context,
    quizzes,
  }) => {
    test.slow();
    await start(page, quizzes.short);
    const attempt = page.url();
    await expect(question(page, 2)).toHaveCount(0);
    await question(page, 1).getByText('<p>').tap();
    await expect(saved(page, 1)).toBeVisible();
    await press(page, 'سأعود إليه');
    // Without scrolling, below whatever the question needs.
    await expect(page.getByRole('button', { name: 'التالي' })).toBeInViewport({ ratio: 1 });
    await press(page, 'التالي');
    await expect(question(page, 2)).toBeVisible();

    await test.step('without a line', async () => {
      await withoutLine(context, true);
      await question(page, 2).getByText('بايثون').tap();
      await question(page, 2).getByText('جافاسكربت').tap();
      await expect(question(page, 2).getByText('لم تُحفظ بعد: لا اتصال')).toBeVisible();
      await press(page, 'الأسئلة');
      await page.getByRole('button', { name: 'السؤال 3، لم تجب عنه' }).tap();
      await question(page, 3).getByRole('textbox').fill('print');
      await expect(page.getByText(/لم تُحفظ على الخادم إجابتان/)).toBeVisible();
      await expect.poll(() => storedAnswers(page)).toBe(2);
      await page.close();
    });

    const again = await context.newPage();
    await test.step('the page that is opened again shows what was typed, and sends it', async () => {
      await withoutLine(context, false);
      await open(again, attempt);
      await press(again, 'الأسئلة');
      await again.getByRole('button', { name: /^السؤال 3/ }).tap();
      await expect(question(again, 3).getByRole('textbox')).toHaveValue('print');
      await expect(saved(again, 3)).toBeVisible();
      await press(again, 'الأسئلة');
      await again.getByRole('button', { name: 'السؤال 1، أجبت عنه، ستعود إليه' }).tap();
      await expect(question(again, 1).getByRole('radio').nth(1)).toBeChecked();
    });

    await test.step('submitted without a line, it arrives with the line', async () => {
      await withoutLine(context, true);
      await submit(again);
      await expect(again.getByText('سنسلّم إجاباتك حين يعود الاتصال')).toBeVisible();
      await withoutLine(context, false);
      await expect(again.getByRole('heading', { name: 'أحسنت، اجتزت الاختبار' })).toBeVisible();
      await expect(again.getByText('4 من 4').first()).toBeVisible();
      await expect(
        again.getByRole('link', { name: 'المحاضرة التالية: ما بعد الاختبار' }),
      ).toBeVisible();
    });

    await open(again, quizzes.short.coursePath);
    await expect(again.getByText('4 من 4').first()).toBeVisible();
  });
});

test('a lecture without questions loads nothing of the quizzes', async ({ page, quizzes }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.+\.(js|css)$/.test(new URL(response.url()).pathname))
      loaded.push(response.url());
  });
  const texts = async () =>
    Promise.all(loaded.map(async (address) => (await page.request.get(address)).text()));
  const isPart = (text: string) => text.includes('/api/attempts/');
  await open(page, '/courses/modern-web-html-css/lecture/2-3');
  await expect(page.locator('.prose').first()).toBeVisible();
  await waitForNetwork(page);
  expect((await texts()).some(isPart)).toBe(false);
  await open(page, quizzes.whole.path);
  await expect(page.getByRole('region', { name: 'الاختبار' })).toBeVisible();
  expect((await texts()).some(isPart)).toBe(true);
});
