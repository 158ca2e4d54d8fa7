import { inDatabase } from '../support/chat.ts';
import { callAs, newMember } from '../support/member.ts';
import { notice } from '../support/notices.ts';
import { everyKind, makeQuiz } from '../support/quiz.ts';
import { drawReceipt, newBuyer, offeredChannel, sendReceipt } from '../support/receipts.ts';
import { newAddress } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';
import { expectInView, task, type Work } from '../support/thirty-tasks.ts';

/** A course with a price and a lecture for members, the newest in the studio. */
async function pricedCourse({ call, nibras, unique }: Work, of = 'كورس للطلاب') {
  const name = unique(of);
  const { course } = await call<{ course: { id: number } }>('POST /api/studio/courses', { name });
  const { made } = await call<{ made: number[] }>(
    `POST /api/studio/courses/${course.id}/chapters`,
    { name: 'الفصل الأول' },
  );
  await call(`POST /api/studio/courses/${course.id}/lectures`, {
    chapter_id: made[0],
    lectures: [{ name: 'درس للمشتركين', type: 'article' }],
  });
  await inDatabase(
    nibras,
    `update courses set state = 'published', price = 150 where id = ${course.id};
     update lectures set state = 'published', body = '<p>نص</p>' where course_id = ${course.id}`,
  );
  return { id: course.id, name };
}

/** A person who has an account and this name. */
async function named({ nibras, unique }: Work, of: string) {
  const member = await newMember(nibras);
  const name = unique(of);
  await callAs(nibras, 'PUT /api/name', { token: member.token, body: { name } });
  return { ...member, name };
}

async function placeOrder({ nibras, unique }: Work) {
  const name = unique('صاحب الطلب');
  const body = {
    name,
    email: newAddress(),
    phone: '01001234567',
    country: 'مصر',
    Job_title: 'متجر',
    description: 'متجر صغير',
  };
  await callAs(nibras, 'POST /api/orders', { body });
  return { name, email: body.email };
}

/** What the demo has waiting of a kind is out of sight, so that the task is about its own. */
async function snoozeOthers({ call }: Work, kind: 'orders' | 'messages' | 'questions') {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { items } = await call<{ items: { id: string }[] }>(`GET /api/studio/inbox?kind=${kind}`);
  for (const { id } of items) await call(`PUT /api/studio/inbox/${kind}/${id}/snooze`, { until });
}

/** Opens by one press what has waited longest of a kind, and sends an answer by another. */
async function answerOldest({ page, press, surface }: Work, tile: RegExp) {
  await press(page.getByRole('main').getByRole('link', { name: tile }));
  await expect(page).toHaveURL(/\/studio\/inbox\/\w+\/\d+/);
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect(field).toBeFocused();
  await page.keyboard.type('أهلًا، وصلنا ما كتبت.');
  const send = page.getByRole('main').getByRole('button', { name: /^(أرسل|أجب|ردّ)/ });
  if (surface === 'desk') {
    await page.keyboard.press('Control+Enter');
  } else {
    await expectInView(field, send.first());
    await press(send.first());
  }
  await expect(page.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
}

task(15, async (work) => {
  const { page, begin } = work;
  const { name } = await placeOrder(work);
  await begin();
  await expect(page.getByRole('list', { name: 'طلبات اليوم' })).toContainText(name);
});

task(16, async (work) => {
  await snoozeOthers(work, 'orders');
  await placeOrder(work);
  await work.begin();
  await answerOldest(work, /^طلبات جديدة/);
});

task(17, async (work) => {
  await snoozeOthers(work, 'messages');
  const body = { name: 'ليلى', email: newAddress(), subject: 'سؤال', message: 'متى يبدأ؟' };
  await callAs(work.nibras, 'POST /api/contact', { body });
  await work.begin();
  await answerOldest(work, /^رسائل تواصل جديدة/);
});

task(24, async (work) => {
  await snoozeOthers(work, 'questions');
  const { id } = await pricedCourse(work);
  const student = await newMember(work.nibras);
  await work.call(`POST /api/studio/courses/${id}/members`, { person: { id: student.id } });
  const { course } = await callAs<{ course: { chapters: { lectures: { id: number }[] }[] } }>(
    work.nibras,
    `GET /api/course-details/${id}`,
    { token: student.token },
  );
  const lecture = course.chapters[0]?.lectures[0]?.id;
  await callAs(work.nibras, 'POST /api/post-discussion', {
    token: student.token,
    body: { description: 'لماذا لا يظهر الناتج؟', course_id: id, lecture_id: lecture },
  });
  await work.begin();
  await answerOldest(work, /^استفسارات بلا رد/);
});

task(18, async (work) => {
  const { page, context, nibras, admin, begin, press, surface } = work;
  const channel = await offeredChannel(nibras, admin);
  const buyer = await newBuyer(nibras);
  const picture = await drawReceipt(context, buyer.member.name);
  const id = await sendReceipt(nibras, buyer, { channel, picture, digits: '4567' });
  await begin(`/studio/transfers/${id}`);
  const receipt = page.getByRole('region', { name: `إيصال ${buyer.member.name}` });
  await expect(receipt).toHaveAttribute('aria-busy', 'false');
  const accept = receipt.getByRole('button', { name: /^اقبل/ });
  await expectInView(accept, receipt.getByText(/\d/).filter({ hasText: '$' }).first());
  if (surface === 'desk') await page.keyboard.press('KeyR');
  else await press(accept);
  await expect(notice(page, 'قُبل التحويل، وفُتح ما اشتراه صاحبه، وأُخبر بذلك.')).toBeVisible();
});

task(19, async (work) => {
  const { page, begin, press, search, choose } = work;
  const { name } = await pricedCourse(work, 'كورس المكتبة');
  await begin();
  await search(`أكواد لكورس ${name}`);
  await choose(new RegExp(`^أكواد لكورس «${name}`));
  await expect(page.getByLabel('العدد')).toBeFocused();
  await page.keyboard.type('200');
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'اصنع 200 كود ونزّل ورقتها' }));
  expect((await download).suggestedFilename()).toBe(`${name}.pdf`);
});

task(20, async (work) => {
  const { page, begin, press, pressed, search, choose } = work;
  const { name } = await pricedCourse(work, 'كورس الفصل');
  await begin();
  await search(`سجل قائمة في ${name}`);
  await choose(new RegExp(`^سجّل قائمة في «${name}`));
  await expect(page.getByRole('textbox', { name: 'القائمة' })).toBeFocused();
  await page.keyboard.insertText(
    ['الاسم\tالبريد', `منى سعيد\t${newAddress()}`, `سارة\t${newAddress()}`].join('\n'),
  );
  pressed();
  await press(page.getByRole('button', { name: 'سجّل طالبين' }));
  await expect(notice(page, 'بدأ التسجيل')).toBeVisible();
  await expect(page.getByRole('region', { name: 'آخر القوائم' })).toContainText(name);
});

task(21, async (work) => {
  const { page, begin, search } = work;
  const person = await named(work, 'إسراء عبد الوهّاب');
  await begin();
  await search(person.name.replace('إسراء عبد الوهّاب', 'اسراء عبدالوهاب'));
  await expect(page.getByRole('option', { name: person.name })).toBeVisible();
});

task(22, async (work) => {
  const { page, begin, search, choose } = work;
  const person = await named(work, 'نورة القحطاني');
  await begin();
  await search(person.name.replace('نورة القحطاني', 'نوره القحطانى'));
  await choose(new RegExp(person.name));
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
});

task(23, async (work) => {
  const { page, begin, search, choose, call } = work;
  const course = await pricedCourse(work);
  const person = await named(work, 'هند المطيري');
  const until = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await call(`POST /api/studio/courses/${course.id}/members`, { person: { id: person.id }, until });
  await begin();
  await search(`مدد ${person.name}`);
  await choose(new RegExp(`^مدّد اشتراك «${person.name}».*${course.name}`));
  await expect(notice(page, new RegExp(`مُدّد شهرًا، إلى .*: ${person.name}`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'تراجع' })).toBeVisible();
  const untilNow = async () => {
    const { enrolments } = await call<{ enrolments: { data: { access_until: string }[] } }>(
      `GET /api/studio/enrolments?search=${person.email}`,
    );
    return enrolments.data[0]?.access_until ?? '';
  };
  const extended = await untilNow();
  expect(Date.parse(extended)).toBeGreaterThan(Date.parse(until));
  // Loading the page again extends nothing.
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
  expect(await untilNow()).toBe(extended);
});

task(25, async (work) => {
  const { page, nibras, begin, press, surface } = work;
  const members = [await newMember(nibras), await newMember(nibras)];
  const questions = everyKind.filter(({ kind }) => kind === 'essay');
  const quiz = await makeQuiz(nibras, { questions, members });
  for (const [at, { token }] of members.entries()) {
    const { attempt } = await callAs<{ attempt: { id: number } }>(
      nibras,
      `POST /api/quizzes/${quiz.lecture}/attempts`,
      { token },
    );
    const body = { answer: { text: `إجابة الطالب ${at + 1}` }, save: 1 };
    await callAs(nibras, `PUT /api/attempts/${attempt.id}/answers/0`, { token, body });
    await callAs(nibras, `POST /api/attempts/${attempt.id}/hand-in`, { token });
  }
  await begin(`/studio/marking?lecture=${quiz.lecture}`);
  const points = page.getByRole('textbox', { name: 'الدرجة من 5' });
  // On a phone its keyboard would cover what is read first.
  if (surface === 'phone') await press(points);
  await expect(points).toBeFocused();
  await page.keyboard.type('4');
  const save = page.getByRole('button', { name: 'احفظ، والتالي' });
  if (surface === 'desk') await page.keyboard.press('Enter');
  else {
    await expectInView(points, save);
    await press(save);
  }
  await expect(page.getByText('إجابة الطالب 2')).toBeVisible();
});

task(26, async (work) => {
  const { page, begin, press, surface, search, choose, call } = work;
  const { id, name } = await pricedCourse(work, 'كورس السعر');
  await begin();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  await press(row.getByRole('button', { name: /^سعر/ }));
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('٢٥٠');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const { item } = await call<{ item: { fields: { price: string } } }>(
    `GET /api/studio/items/course/${id}`,
  );
  expect(item.fields.price).toBe('250');

  await begin();
  await search('كوبون جديد');
  await choose('كوبون جديد');
  const dialog = page.getByRole('dialog', { name: 'كوبون جديد' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('25');
  if (surface === 'desk') await page.keyboard.press('Enter');
  else await press(dialog.getByRole('button', { name: /^أنشئ/ }));
  await expect(notice(page, 'أُنشئ الكوبون')).toBeVisible();
});

task(27, async (work) => {
  const { page, begin, search, choose } = work;
  await begin();
  await search('ارقام تصميم صفحات الويب');
  await choose(/^أرقام «تصميم صفحات الوي/);
  await expect(page.getByText('أكثر ما توقفوا عنده')).toBeVisible();
});

task(28, async (work) => {
  const { page, begin, press } = work;
  const { name } = await pricedCourse(work, 'كورس الفريق');
  await begin();
  await press(page.getByRole('main').getByRole('link', { name }).first());
  await press(page.getByRole('link', { name: 'فريق العمل' }));
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('الشناوى');
  await press(page.getByRole('button', { name: /معلّمًا$/ }).first());
  const list = page.getByRole('region', { name: 'يعملون على هذا الكورس' });
  await expect(list).toContainText('كريم مصطفى الشناوي');
});
