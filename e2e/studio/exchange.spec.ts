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

const gift = `$CATEGORY: $course$/top/الحلقات

ما الكلمة التي توقف الحلقة؟ {
  =break#أحسنت
  ~%50%stop
  ~exit
}

تعمل while ما دام شرطها صحيحًا. {T}

كم مرة تتكرر range(3)؟ {=3 ~4

اقرأ ما يأتي قبل أن تجيب.
`;

test('a teacher pastes questions, sees what is not understood, imports, takes them back, and saves the bank', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  const { token } = await asAdmin(nibras);
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token,
    body: { name: 'كورس الاستيراد' },
  });
  await enterAs(context, await asAdmin(nibras));
  await page.goto(`/studio/courses/${course.id}/questions`);
  await waitForHydration(page);
  await expect(page.getByText('لا أسئلة في بنك هذا الكورس')).toBeVisible();

  const open = async (item: string) => {
    await page.getByRole('button', { name: 'استيراد وتصدير' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await open('استورد أسئلة…');
  const dialog = page.getByRole('dialog', { name: 'استيراد أسئلة' });
  await dialog.getByRole('textbox', { name: 'الأسئلة' }).fill('كلام بلا أقواس');
  await expect(dialog.getByText('لم نجد أسئلة في هذا النص')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'الأسئلة' }).fill(gift);
  await expect(dialog.getByText(/القوس \{ لم يُغلق.*=3 ~4/)).toBeVisible();
  await expect(dialog.getByText('نص بلا سؤال. ضعه في مقدمة الاختبار.')).toBeVisible();
  await expect(dialog.getByText(/^درجات جزئية لا تُنقل.*stop \(50%\)/)).toBeVisible();
  await checkScreen(page);

  await dialog.getByRole('button', { name: 'أضف سؤالين' }).click();
  await expect(notice(page, 'أضفنا سؤالين إلى البنك')).toBeVisible();
  await expect(page.getByRole('link', { name: /ما الكلمة التي توقف الحلقة/ })).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('لا أسئلة في بنك هذا الكورس')).toBeVisible();

  await open('استورد أسئلة…');
  await dialog.getByRole('textbox', { name: 'الأسئلة' }).fill('تنتهي الحلقة عند break. {T}');
  await dialog.getByRole('button', { name: 'أضف سؤالًا واحدًا' }).click();
  const question = page.getByRole('link', { name: /تنتهي الحلقة عند break/ });
  await expect(question).toBeVisible();
  const download = page.waitForEvent('download');
  await open('صدّر الكل بصيغة Moodle XML');
  expect((await download).suggestedFilename()).toBe(`questions-${course.id}.xml`);
  await question.click();
  await expect(page.getByText('تظهر هنا بعد أن يجيب عنه الطلاب في اختبار.')).toBeVisible();
});
