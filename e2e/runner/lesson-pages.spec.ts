import type { FrameLocator } from '@playwright/test';
import { drawn, type File, notices, result, runPage } from '../support/learner-page.ts';
import { expect, test } from '../support/test.ts';

/** Pages as lessons for beginners have them: each is used as a learner would, and does what it says. */

test.use({ expectedFaults: /Content Security Policy|Blocked|violates|sandboxed/ });

interface Lesson {
  name: string;
  code: string;
  others?: File[];
  use(page: FrameLocator): Promise<void>;
}

const lessons: Lesson[] = [
  {
    name: 'a counter with onclick in its HTML',
    code: '<button onclick="add()">زد</button><output id="n">0</output><script>let n = 0; function add() { n += 1; document.getElementById("n").textContent = n; }</script>',
    async use(page) {
      await page.getByRole('button').click();
      await page.getByRole('button').click();
      await expect(page.getByRole('status')).toHaveText('2');
    },
  },
  {
    name: 'a list of tasks with a template and delegated clicks',
    code: '<form><input name="task"><button>أضف</button></form><ul></ul><template><li><span></span> <button>احذف</button></li></template><script src="app.js"></script>',
    others: [
      {
        name: 'app.js',
        code: `const list = document.querySelector('ul');
document.querySelector('form').onsubmit = (event) => {
  event.preventDefault();
  const row = document.querySelector('template').content.cloneNode(true);
  row.querySelector('span').textContent = new FormData(event.target).get('task');
  list.append(row);
  event.target.reset();
};
list.addEventListener('click', ({ target }) => target.matches('button') && target.closest('li').remove());`,
      },
    ],
    async use(page) {
      for (const task of ['قراءة', 'كتابة']) {
        await page.getByRole('textbox').fill(task);
        await page.getByRole('textbox').press('Enter');
      }
      await page.getByRole('button', { name: 'احذف' }).first().click();
      await expect(page.getByRole('listitem')).toHaveText('كتابة احذف');
    },
  },
  {
    name: 'a module that imports another file',
    code: '<p></p><script type="module" src="./main.js"></script>',
    others: [
      {
        name: 'main.js',
        code: "import { sum } from './math.js';\ndocument.querySelector('p').textContent = 'المجموع ' + sum(2, 3);",
      },
      { name: 'math.js', code: 'export const sum = (a, b) => a + b;' },
    ],
    use: (page) => expect(page.getByText('المجموع 5')).toBeVisible(),
  },
  {
    name: 'a check of a form by the browser’s own rules',
    code: '<form novalidate><input type="email" required><p role="alert"></p><button>سجّل</button></form><script>document.forms[0].addEventListener("submit", (e) => { e.preventDefault(); document.querySelector("[role=alert]").textContent = e.target.checkValidity() ? "تم" : "البريد غير صحيح"; });</script>',
    async use(page) {
      await page.getByRole('textbox').fill('salma');
      await page.getByRole('button').click();
      await expect(page.getByRole('alert')).toHaveText('البريد غير صحيح');
      await page.getByRole('textbox').fill('salma@example.com');
      await page.getByRole('button').click();
      await expect(page.getByRole('alert')).toHaveText('تم');
    },
  },
  {
    name: 'a dialog, closed by its form',
    code: '<button onclick="box.showModal()">افتح</button><dialog id="box"><form method="dialog"><p>أهلًا</p><button value="ok">تمام</button></form></dialog><p id="said"></p><script>const box = document.getElementById("box"); box.addEventListener("close", () => { said.textContent = "أغلق: " + box.returnValue; });</script>',
    async use(page) {
      await page.getByRole('button', { name: 'افتح' }).click();
      await page.getByRole('button', { name: 'تمام' }).click();
      await expect(page.locator('#said')).toHaveText('أغلق: ok');
    },
  },
  {
    name: 'a drawing on a canvas',
    code: '<canvas width="60" height="20"></canvas><p></p><script>const pen = document.querySelector("canvas").getContext("2d"); pen.fillStyle = "#f00"; pen.fillRect(0, 0, 30, 20); document.querySelector("p").textContent = [...pen.getImageData(5, 5, 1, 1).data].join();</script>',
    use: (page) => expect(page.getByText('255,0,0,255')).toBeVisible(),
  },
  {
    name: 'a clock with setInterval, stopped by a button',
    code: '<time>0</time><button>قف</button><script>let s = 0; const t = setInterval(() => { s += 1; document.querySelector("time").textContent = s; }, 50); document.querySelector("button").onclick = () => { clearInterval(t); document.querySelector("button").textContent = "وقف"; };</script>',
    async use(page) {
      await expect(page.locator('time')).not.toHaveText('0');
      await page.getByRole('button').click();
      await expect(page.getByRole('button')).toHaveText('وقف');
    },
  },
  {
    name: 'styles in a file with variables and a query of width',
    code: '<link rel="stylesheet" href="main.css"><h1>عنوان</h1>',
    others: [
      {
        name: 'main.css',
        code: ':root { --main: rgb(0, 128, 0); } h1 { color: var(--main); } @media (min-width: 10px) { h1 { font-size: 40px; } }',
      },
    ],
    async use(page) {
      await expect(page.getByRole('heading')).toHaveCSS('color', 'rgb(0, 128, 0)');
      await expect(page.getByRole('heading')).toHaveCSS('font-size', '40px');
    },
  },
  {
    name: 'a quiz with radio buttons that counts points',
    code: '<fieldset><legend>عاصمة مصر؟</legend><label><input type="radio" name="q" value="1"> القاهرة</label><label><input type="radio" name="q" value="0"> أسوان</label></fieldset><button>صحّح</button><strong></strong><script>document.querySelector("button").addEventListener("click", () => { const chosen = document.querySelector("input[name=q]:checked"); document.querySelector("strong").textContent = chosen ? "درجتك " + chosen.value : "اختر إجابة"; });</script>',
    async use(page) {
      await page.getByRole('button').click();
      await expect(page.getByText('اختر إجابة')).toBeVisible();
      await page.getByLabel('القاهرة').check();
      await page.getByRole('button').click();
      await expect(page.getByText('درجتك 1')).toBeVisible();
    },
  },
];

for (const { name, code, others, use } of lessons) {
  test(name, { tag: '@once' }, async ({ page }) => {
    await runPage(page, code, others);
    await use(drawn(page));
    await expect(notices(page)).toHaveCount(0);
    await expect(result(page)).not.toContainText('Error');
  });
}

test('data of a file of its own, fetched as JSON, is told to belong into a variable', {
  tag: '@once',
}, async ({ page }) => {
  await runPage(
    page,
    '<ul></ul><script>fetch("data.json").then((r) => r.json()).catch(() => {});</script>',
    [{ name: 'data.json', code: '[{"name":"سلمى"},{"name":"عمر"}]' }],
  );
  await expect(notices(page)).toContainText('data.json');
  await expect(notices(page)).toContainText('ضع البيانات في متغير');
});
