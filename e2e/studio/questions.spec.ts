import type { Page } from '@playwright/test';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const asAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** A course with an empty quiz. */
async function makeQuiz(nibras: Nibras, name: string) {
  const { token } = await asAdmin(nibras);
  const call = <Answer>(route: `POST /${string}`, body: object) =>
    callAs<Answer>(nibras, route, { token, body });
  const { course } = await call<{ course: { id: number } }>('POST /api/studio/courses', { name });
  const chapter = await call<{ made: number[] }>(`POST /api/studio/courses/${course.id}/chapters`, {
    name: 'الفصل الأول',
  });
  const { made } = await call<{ made: number[] }>(
    `POST /api/studio/courses/${course.id}/lectures`,
    {
      chapter_id: chapter.made[0],
      lectures: [{ name: 'اختبار الفصل', type: 'quiz' }],
    },
  );
  return { course: course.id, quiz: Number(made[0]), token };
}

/** Puts questions with a tag into a bank, as drafts. */
async function fillBank(nibras: Nibras, { course, token }: { course: number; token: string }) {
  for (const text of ['متى تنتهي الحلقة؟', 'ما فائدة break؟', 'ما الفرق بين for وwhile؟']) {
    const { question } = await callAs<{ question: { id: number } }>(
      nibras,
      `POST /api/studio/courses/${course}/questions`,
      { token, body: { kind: 'essay' } },
    );
    const changes = [
      { field: 'body', value: `<p>${text}</p>`, base: 0 },
      { field: 'tags', value: ['الحلقات'], base: 0 },
    ];
    const draft = `/api/studio/items/question/${question.id}/draft` as const;
    await callAs(nibras, `PUT ${draft}`, { token, body: { changes } });
  }
}

async function openQuiz(page: Page, quiz: number) {
  await page.goto(`/studio/lectures/${quiz}`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'الأسئلة', exact: true })).toBeVisible();
}

/** Chooses a kind in the menu by its first letters. */
async function addByKeys(page: Page, kind: string) {
  await page.getByRole('button', { name: 'أضف سؤالًا' }).focus();
  await page.keyboard.press('Enter');
  const row = page.getByRole('menuitem', { name: new RegExp(`^${kind}`) });
  await expect(row).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let presses = 0; presses < 10; presses += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) break;
    const before = await focused();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).not.toBe(before);
  }
  await page.keyboard.press('Enter');
}

/** Types into the field that has the keyboard, once it is the expected one. */
async function type(page: Page, label: string, text: string) {
  await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused();
  await page.keyboard.insertText(text);
}

/** Until the browser's storage has what was typed, a person who leaves is asked first; Playwright would leave all the same. */
const mayLeave = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);

const saved = (page: Page) => page.locator('[data-studio-item] [data-save-status="saved"]');

test('a teacher writes a quiz of five kinds by the keyboard alone; a reload loses nothing, and it is published with its questions', async ({
  page,
  context,
  nibras,
}) => {
  const { course, quiz, token } = await makeQuiz(nibras, 'كورس الأسئلة بالمفاتيح');
  await enterAs(context, await asAdmin(nibras));
  await openQuiz(page, quiz);

  await addByKeys(page, 'اختيار واحد');
  // A question with four answers: the keys besides its texts are counted.
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await type(page, 'السؤال', 'ما ناتج `1 + 1`؟');
  await press('Tab');
  for (const [index, text] of ['1', '2', '3', '11'].entries()) {
    if (index > 0) await press('Enter');
    await type(page, `الخيار ${index + 1}`, text);
    if (text === '2') await press('Alt+Enter');
  }
  expect(keys).toBe(5);
  await expect(page.getByRole('radio', { name: 'الخيار 2 صحيح' })).toBeChecked();

  // Backspace in an empty answer takes it away; Alt and the arrows move one.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'الخيار 5', exact: true })).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('textbox', { name: 'الخيار 5', exact: true })).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'الخيار 3', exact: true })).toHaveValue('11');

  // Another question of the same kind, and of other kinds.
  await page.keyboard.press('Control+Enter');
  await type(page, 'السؤال', 'سؤال من نوع ما قبله');
  await page.keyboard.press('Tab');
  await type(page, 'الخيار 1', 'نعم');
  await page.keyboard.press('Alt+Enter');
  await page.keyboard.press('Enter');
  await type(page, 'الخيار 2', 'لا');
  await addByKeys(page, 'صح أو خطأ');
  await type(page, 'العبارة', 'القائمة في بايثون تتغيّر');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await addByKeys(page, 'إجابة قصيرة');
  await type(page, 'السؤال', 'ما عاصمة مصر؟');
  await page.keyboard.press('Tab');
  await type(page, 'إجابة مقبولة', 'القاهرة');
  await addByKeys(page, 'عدد');
  await type(page, 'السؤال', 'كم بايتًا في الكيلوبايت؟');
  await page.keyboard.press('Tab');
  await type(page, 'القيمة الصحيحة', '1024');
  await addByKeys(page, 'ترتيب');
  await type(page, 'السؤال', 'رتّب الخطوات');
  await page.keyboard.press('Tab');
  await type(page, 'العنصر 1', 'اكتب');
  await page.keyboard.press('Enter');
  await type(page, 'العنصر 2', 'شغّل');
  await page.keyboard.press('Enter');
  await type(page, 'العنصر 3', 'راجع');

  // The server is not waited for: what was typed last comes back.
  await mayLeave(page);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'العنصر 3', exact: true })).toHaveValue('راجع');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('6 أسئلة، 6 درجات')).toBeVisible();
  await expect(page.getByText(/لم يكتمل/)).toHaveCount(0);

  await page.getByRole('button', { name: 'انشر', exact: true }).first().click();
  await expect(notice(page, 'نُشر، ويراه الزوار حين يُنشر الكورس')).toBeVisible();
  const { questions } = await callAs<{
    questions: { data: { state: string; name: string; missing: string[] }[] };
  }>(nibras, `GET /api/studio/courses/${course}/questions`, { token });
  expect(questions.data.map(({ state }) => state)).toEqual(Array(6).fill('published'));
  expect(questions.data.at(-1)?.name).toBe('ما ناتج 1 + 1 ؟');
});

test('what a question lacks keeps the quiz from being published, and leads to the question', async ({
  page,
  context,
  nibras,
}) => {
  const { quiz } = await makeQuiz(nibras, 'كورس ينقصه شيء');
  await enterAs(context, await asAdmin(nibras));
  await openQuiz(page, quiz);
  await addByKeys(page, 'إجابة قصيرة');
  await type(page, 'السؤال', 'ما لغة الويب؟');
  await expect(page.getByText('ينقصه: إجابة مقبولة').first()).toBeVisible();
  await page.getByRole('button', { name: 'انشر', exact: true }).first().click();
  await expect(page.getByText('في الاختبار سؤال لم يكتمل.').first()).toBeVisible();
  await page.getByRole('button', { name: '1. ما لغة الويب؟' }).first().click();
  // Another kind loses nothing of this one.
  await page.getByRole('textbox', { name: 'إجابة مقبولة' }).fill('جافاسكربت');
  await page.getByRole('button', { name: /غيّر نوع السؤال/ }).click();
  await page.getByRole('menuitem', { name: 'إجابة مقالية' }).click();
  await expect(page.getByRole('textbox', { name: 'دليل التصحيح' })).toBeVisible();
  await page.getByRole('button', { name: /غيّر نوع السؤال/ }).click();
  await page.getByRole('menuitem', { name: 'إجابة قصيرة' }).click();
  await expect(page.getByRole('textbox', { name: 'إجابة مقبولة' })).toHaveValue('جافاسكربت');
  await expect(page.getByText('ينقصه: إجابة مقبولة')).toHaveCount(0);

  // Gaps are made of what is selected in the code.
  await addByKeys(page, 'فراغات في كود');
  await type(page, 'السؤال', 'أكمل الكود');
  const code = page.getByRole('textbox', { name: 'الكود', exact: true });
  await code.fill('for i in range(3):\n  print(i)');
  await code.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 14));
  await page.keyboard.press('Alt+g');
  await expect(code).toHaveValue('for i in [[1]](3):\n  print(i)');
  await expect(page.getByRole('textbox', { name: 'ما يُقبل في الفراغ 1' })).toHaveValue('range');

  // As a student gets it.
  await page.getByRole('button', { name: 'جرّبه كما يراه الطالب' }).click();
  const preview = page.getByRole('dialog', { name: 'كما يراه الطالب' });
  await expect(preview.getByText('ما لغة الويب؟')).toBeVisible();
  await preview.getByRole('textbox').fill('تجربة');
  await preview.getByRole('button', { name: 'التالي' }).click();
  await expect(preview.getByRole('textbox', { name: /الفراغ 1/ })).toBeVisible();
  await preview.getByRole('button', { name: 'إغلاق' }).click();
});

test('questions are found, tagged and put into a quiz from the bank, and a quiz draws by their tag', async ({
  page,
  context,
  nibras,
}) => {
  const { course, quiz, token } = await makeQuiz(nibras, 'كورس البنك');
  await fillBank(nibras, { course, token });
  await enterAs(context, await asAdmin(nibras));
  await page.goto(`/studio/courses/${course}/questions`);
  await waitForHydration(page);
  await expect(page.getByText('3 أسئلة', { exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: 'حدّد «ما فائدة break؟»' }).check();
  const chosen = page.getByRole('region', { name: 'الأسئلة المحددة' });
  await chosen.getByRole('button', { name: 'المزيد' }).click();
  await page.getByRole('menuitem', { name: 'غيّر الوسوم…' }).click();
  await page.getByRole('combobox', { name: 'أضف وسومًا' }).fill('الخروج');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'احفظ' }).click();
  await expect(notice(page, 'تغيّرت الوسوم: سؤال واحد')).toBeVisible();
  await expect(page.getByText('#الخروج')).toBeVisible();

  await page.getByRole('checkbox', { name: 'حدّد «متى تنتهي الحلقة؟»' }).check();
  await page.getByRole('button', { name: 'أضف إلى اختبار…' }).click();
  await page.getByRole('button', { name: 'اختبار الفصل' }).click();
  await expect(notice(page, 'أُضيف إلى «اختبار الفصل»: سؤال واحد')).toBeVisible();

  await page.getByRole('checkbox', { name: 'حدّد «ما الفرق بين for وwhile؟»' }).check();
  await chosen.getByRole('button', { name: 'المزيد' }).click();
  await page.getByRole('menuitem', { name: 'انقل إلى سلة المحذوفات' }).click();
  await expect(notice(page, 'نُقل إلى سلة المحذوفات: سؤال واحد')).toBeVisible();
  await expect(page.getByText('سؤالان', { exact: true })).toBeVisible();
  await page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('3 أسئلة', { exact: true })).toBeVisible();

  await openQuiz(page, quiz);
  await expect(page.getByRole('button', { name: /متى تنتهي الحلقة؟/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'أسئلة عشوائية من وسم' }).click();
  await page.getByRole('combobox', { name: 'الوسم' }).selectOption('الحلقات');
  await page.getByRole('spinbutton', { name: 'عدد الأسئلة المسحوبة' }).fill('5');
  // One of the three is asked by itself.
  await expect(
    page.getByText(/غير ما يطرحه الاختبار بعينه: سؤالان\. لن يُسحب أكثر منها/),
  ).toBeVisible();
  await page.getByRole('spinbutton', { name: 'عدد الأسئلة المسحوبة' }).fill('2');
  await expect(page.getByText(/بهذا الوسم في البنك: سؤالان\. لكل محاولة سحبها/)).toBeVisible();

  // From the bank: what is asked already is not offered.
  await page.getByRole('button', { name: 'من بنك الأسئلة…' }).click();
  const bank = page.getByRole('dialog', { name: 'من بنك الأسئلة' });
  const offered = bank.getByRole('checkbox', { name: /ما فائدة break/ });
  await expect(offered).toBeVisible();
  await expect(bank.getByRole('checkbox', { name: /متى تنتهي الحلقة/ })).toHaveCount(0);
  await bank.getByRole('searchbox', { name: 'ابحث في البنك' }).fill('فايده');
  await expect(bank.getByRole('checkbox')).toHaveCount(1);
  await offered.check();
  await bank.getByRole('button', { name: 'أضف سؤالًا واحدًا' }).click();
  await expect(
    page.getByText(/غير ما يطرحه الاختبار بعينه: سؤال واحد\. لن يُسحب أكثر منها/),
  ).toBeVisible();

  // It comes first by the keyboard, and the handle keeps the focus.
  const handle = page.getByRole('button', { name: 'انقل «ما فائدة break؟»' });
  await handle.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/«ما فائدة break؟».* 2 من 3/)).toBeAttached();
  await expect(handle).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/«ما فائدة break؟».* 1 من 3/)).toBeAttached();

  // The preview has an example of what is drawn.
  await page.getByRole('button', { name: 'جرّبه كما يراه الطالب' }).click();
  const preview = page.getByRole('dialog', { name: 'كما يراه الطالب' });
  await expect(preview.getByText('ما فائدة break؟')).toBeVisible();
  await preview.getByRole('button', { name: 'التالي' }).click();
  await preview.getByRole('button', { name: 'التالي' }).click();
  await expect(preview.getByText('مثال مما يُسحب من وسم «الحلقات»')).toBeVisible();
  await expect(preview.getByText('ما الفرق بين for وwhile؟')).toBeVisible();
  await page.keyboard.press('Escape');

  // The rules say what they do.
  await page.getByRole('spinbutton', { name: 'المدة بالدقائق' }).fill('30');
  await expect(page.getByText(/بعد 30 دقيقة من البدء يُسلَّم/)).toBeVisible();
  await expect(page.locator('[data-save-status="saved"]').first()).toBeVisible();
  const { item } = await callAs<{ item: { fields: Record<string, unknown> } }>(
    nibras,
    `GET /api/studio/items/lecture/${quiz}`,
    { token },
  );
  const { questions } = await callAs<{ questions: { data: { id: number; name: string }[] } }>(
    nibras,
    `GET /api/studio/courses/${course}/questions`,
    { token },
  );
  const idOf = (name: string) => questions.data.find((question) => question.name === name)?.id;
  expect(item.fields.quiz_items).toEqual([
    { question: idOf('ما فائدة break؟') },
    { question: idOf('متى تنتهي الحلقة؟') },
    { tag: 'الحلقات', count: 2 },
  ]);
  expect(item.fields.quiz_rules).toMatchObject({ minutes: 30, attempts: null, passMark: 60 });
});
