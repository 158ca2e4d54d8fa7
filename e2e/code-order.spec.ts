import type { Locator, Page } from '@playwright/test';
import { expect, openLecture, test } from './support/lecture.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** Lines of code with Arabic in them, by the language in whose editor they are written. */
const samples = {
  python: [
    'print("العمر", 20)',
    "name = 'سلمى'  # اسم الطالبة",
    'print(f"أهلًا {name}، عندك {count} رسالة")',
    'if answer == "نعم": total += 5',
    'marks = {"أحمد": 90, "سارة": 85}',
    'items = ["تفاح", "موز", 3, "برتقال"]',
    '# احسب المتوسط ثم اطبعه',
    'print("المجموع:", a + b, "من", 100)',
    "print('قال: \\'أهلًا\\'')",
    'open("ملفات/قائمة.txt", "w")',
    'raise ValueError("القيمة غير صحيحة: -1")',
    'print("A", "ب", "C", "د")',
    'print("نعم" if x > 3 else "لا")',
    'text.replace("،", ",").split(" ")',
  ],
  javascript: [
    'console.log("مرحبا", 5, "يا عالم");',
    "const city = 'القاهرة'; // العاصمة",
    `alert(\`أهلًا \${user.name}، لديك \${n} رسائل\`);`,
    'const names = ["علي", "منى", "Omar"];',
    'if (word === "صفر") return 0;',
    '/* حساب الضريبة */ const tax = 0.14;',
    'element.textContent = "تم الحفظ!";',
    'const user = { "الاسم": "هدى", age: 30 };',
    'throw new Error("لا يوجد ملف بهذا الاسم (404)");',
    'fetch("/api/courses?search=بايثون");',
    'const re = "[أ-ي]+";',
    'return count + " كورس" + "/" + total;',
  ],
  sql: [
    "SELECT * FROM users WHERE name = 'سارة' AND age > 20;",
    "INSERT INTO books VALUES (1, 'ألف ليلة', 45.5);",
    '-- كل الطلاب من القاهرة',
    "UPDATE users SET city = 'الإسكندرية', active = 1;",
    "SELECT name AS 'الاسم', price FROM courses;",
    "SELECT 'أ' || 'ب', count(*) FROM t;",
    "WHERE title LIKE '%برمجة%' OR id IN (1, 2)",
  ],
  html: [
    '<p class="note">أهلًا وسهلًا</p>',
    '<a href="/courses">الكورسات (12)</a>',
    '<!-- رأس الصفحة -->',
    '<img src="a.png" alt="صورة الغلاف" width="40">',
    '<button onclick="go()">ابدأ الآن</button>',
    '<li>تفاح</li><li>موز</li>',
    '<input placeholder="اكتب اسمك" value="1">',
  ],
} as const;

type Language = keyof typeof samples;

/** The signs of code from left to right as they are drawn, without spaces, line by line. */
const drawnOrder = (code: Locator): Promise<string> =>
  code.evaluate((element) => {
    const rows = new Map<number, { sign: string; x: number }[]>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (let at = 0; at < node.length; at++) {
        const sign = node.data[at] ?? '';
        // A mark is drawn over its letter.
        if (/\s|\p{M}/u.test(sign)) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        const y = box.top + box.height / 2;
        // Signs of one line, of whatever font, are no more than a few pixels apart.
        const row = [...rows.keys()].find((known) => Math.abs(known - y) < 10) ?? y;
        rows.set(row, [...(rows.get(row) ?? []), { sign, x: (box.left + box.right) / 2 }]);
      }
    }
    return [...rows.entries()]
      .toSorted(([one], [other]) => one - other)
      .map(([, signs]) => signs.toSorted((one, other) => one.x - other.x))
      .map((signs) => signs.map(({ sign }) => sign).join(''))
      .join('\n');
  });

async function inEditor(page: Page, language: Language): Promise<string[]> {
  const code = samples[language].join('\n');
  const name = { python: 'main.py', javascript: 'main.js', sql: 'main.sql', html: 'index.html' };
  const program = { language, files: [{ name: name[language], code }], stdin: '' };
  const link = Buffer.from(JSON.stringify(program)).toString('base64url');
  await page.goto(`/playground#0.${link}`);
  await page.reload();
  await waitForHydration(page);
  const lines = page.locator('.cm-line');
  await expect(lines).toHaveCount(samples[language].length);
  await expect(lines.first()).toHaveText(samples[language][0]);
  return Promise.all((await lines.all()).map(drawnOrder));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

test('code in texts is drawn as the code editor draws it @once', async ({ page }) => {
  const languages = Object.keys(samples) as Language[];
  const all = languages.flatMap((language) =>
    samples[language].map((code) => ({ language, code })),
  );
  expect(all.length).toBeGreaterThanOrEqual(40);
  const blocks = languages.map(
    (language) =>
      `<pre><code class="language-${language}">${samples[language].map(escaped).join('\n')}</code></pre>`,
  );
  const words = all.map(({ code }) => `<p>${'في الجملة'} <code>${escaped(code)}</code></p>`);
  await page.route(/LectureDetails\/[^/]+\/2-3/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const body = `${words.join('')}${blocks.join('')}`;
    await route.fulfill({ json: { ...answer, lecture: { ...answer.lecture, body } } });
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await openLecture(page, '2-3');
  const text = page.locator('.prose').first();
  const inline = text.locator('p > code');
  await expect(inline).toHaveCount(all.length);
  const drawn = await Promise.all((await inline.all()).map(drawnOrder));
  const inBlocks = text.locator('pre code');
  await expect(inBlocks).toHaveCount(languages.length);
  const drawnBlocks = await Promise.all((await inBlocks.all()).map(drawnOrder));

  const expected: string[] = [];
  for (const [at, language] of languages.entries()) {
    const lines = await inEditor(page, language);
    expected.push(...lines);
    expect(drawnBlocks[at]?.split('\n'), `a block of ${language}`).toEqual(lines);
  }
  const different = all.flatMap(({ code }, at) =>
    drawn[at] === expected[at] ? [] : [{ code, drawn: drawn[at], editor: expected[at] }],
  );
  expect(different, JSON.stringify(different, null, 1)).toEqual([]);
});
