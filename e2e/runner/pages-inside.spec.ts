import { drawn, notices, pressDrawn, result, run, runPage } from '../support/learner-page.ts';
import { expect, test } from '../support/test.ts';

// What the sandbox keeps from a page is written to the console by the browser.
test.use({ expectedFaults: /Content Security Policy|Blocked|violates|sandboxed/ });

test('a form is handled by the page’s own listener', { tag: '@once' }, async ({ page }) => {
  await runPage(
    page,
    `<form id="f"><input name="task" required><button>أضف</button></form><ul></ul>
<script>
document.querySelector('#f').addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('ul').innerHTML += '<li>أُضيف ' + event.target.task.value + '</li>';
});
document.querySelector('#f').addEventListener('invalid', () => console.log('فارغ'), true);
</script>`,
  );
  await pressDrawn(page, drawn(page).getByRole('button'));
  await expect(result(page)).toContainText('فارغ');
  await drawn(page).getByRole('textbox').fill('شاي');
  await drawn(page).getByRole('textbox').press('Enter');
  await expect(drawn(page).getByRole('listitem')).toHaveText('أُضيف شاي');
  await expect(notices(page)).toHaveCount(0);
});

test('a form that nobody receives is explained, and the page stays', { tag: '@once' }, async ({
  page,
}) => {
  await runPage(page, '<form><input name="a"><button>أرسل</button></form><p>باقية</p>');
  await pressDrawn(page, drawn(page).getByRole('button'));
  await expect(notices(page)).toContainText('event.preventDefault()');
  await expect(drawn(page).getByText('باقية')).toBeVisible();
});

test('links go to places of the page and to the program’s other pages, and no farther', {
  tag: '@once',
}, async ({ page }) => {
  const far = '<div style="height:3000px"></div>';
  await runPage(
    page,
    `<a href="#end">إلى النهاية</a> <a href="about.html#more">من نحن</a> <a href="https://example.com/x">خارج</a> <a href="#" onclick="event.preventDefault();console.log('ضُغط')">زر</a>${far}<p id="end">النهاية</p>`,
    [
      { name: 'style.css', code: '' },
      { name: 'about.html', code: `<a href="index.html">عودة</a>${far}<p id="more">المزيد</p>` },
    ],
  );
  await pressDrawn(page, drawn(page).getByRole('link', { name: 'إلى النهاية' }));
  await expect(drawn(page).getByText('النهاية', { exact: true })).toBeInViewport();
  await pressDrawn(page, drawn(page).getByRole('link', { name: 'زر' }));
  await expect(result(page)).toContainText('ضُغط');
  await pressDrawn(page, drawn(page).getByRole('link', { name: 'خارج' }));
  await expect(notices(page)).toContainText('https://example.com/x');
  await pressDrawn(page, drawn(page).getByRole('link', { name: 'من نحن' }));
  await expect(drawn(page).getByText('المزيد')).toBeInViewport();
  await pressDrawn(page, drawn(page).getByRole('link', { name: 'عودة' }));
  await expect(drawn(page).getByRole('link', { name: 'من نحن' })).toBeVisible();
});

test('a link whose click is kept from us, and a script that leads away, destroy nothing', {
  tag: '@once',
}, async ({ page }) => {
  await runPage(
    page,
    `<a href="/x" onclick="event.stopPropagation()">رابط</a><button onclick="location.href='/y'">انتقل</button><p>باقية</p>`,
  );
  await pressDrawn(page, drawn(page).getByRole('link'));
  await expect(drawn(page).getByText('باقية')).toBeVisible();
  await pressDrawn(page, drawn(page).getByRole('button'));
  await expect(notices(page)).toContainText('فرُسمت من جديد');
  await expect(drawn(page).getByText('باقية')).toBeVisible();
});

test('addresses of the network are not fetched, which is told', { tag: '@once' }, async ({
  page,
}) => {
  await runPage(
    page,
    `<link rel="stylesheet" href="https://cdn.example.com/bootstrap.css"><script src="https://cdn.example.com/vue.js"></script><p>نص</p>
<script>fetch('https://api.example.com/users').catch((error) => console.log('التقط', error.name));</script>`,
  );
  await expect(notices(page)).toContainText('bootstrap.css');
  await expect(notices(page)).toContainText('vue.js');
  await expect(notices(page)).toContainText('https://api.example.com/users');
  await expect(result(page)).toContainText('التقط TypeError');
});

test('localStorage keeps what a page stores until the next run', { tag: '@once' }, async ({
  page,
}) => {
  await runPage(
    page,
    `<script>
const before = Number(localStorage.getItem('n') ?? 0);
localStorage.setItem('n', before + 1);
localStorage.name = 'سلمى';
console.log('حُفظ', localStorage.n, localStorage.length, Object.keys(localStorage).join());
</script>`,
  );
  await expect(result(page)).toContainText('حُفظ 1 2 n,name');
  await expect(notices(page)).toContainText('حتى التشغيل القادم');
});

test('a program that prints a long line of Arabic leaves the page alive', { tag: '@once' }, async ({
  page,
}) => {
  await run(page, {
    language: 'javascript',
    files: [
      {
        name: 'main.js',
        code: "console.log('س'.repeat(20000)); console.log('كلمة '.repeat(20000));",
      },
    ],
  });
  await expect(result(page)).toContainText('انتهى البرنامج.');
  const began = Date.now();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  expect(Date.now() - began).toBeLessThan(5_000);
  await expect(page.locator('.run-block').first()).toHaveText(/^س{2000}$/);
});

test('lines of an input that end as in Windows are read without it', { tag: '@once' }, async ({
  page,
}) => {
  await run(page, {
    language: 'javascript',
    files: [
      { name: 'main.js', code: 'const name = prompt(); console.log(name.length, prompt());' },
    ],
    stdin: 'سلمى\r\n20\r\n',
  });
  await expect(result(page)).toContainText('4 20');
});

test('a word of another database that does nothing here is told', { tag: '@once' }, async ({
  page,
}) => {
  await run(page, {
    language: 'sql',
    files: [
      {
        name: 'main.sql',
        code: "CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY, name TEXT); INSERT INTO t (name) VALUES ('أ'); SELECT * FROM t;",
      },
    ],
  });
  await expect(notices(page)).toContainText('INTEGER PRIMARY KEY');
});

test('a server that refuses what runs a page for a moment is asked again', {
  tag: '@once',
}, async ({ page, context }) => {
  const refused = new Set<string>();
  await context.route('**/sandbox/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (refused.has(pathname)) return route.continue();
    refused.add(pathname);
    return route.fulfill({ status: 503, body: 'busy' });
  });
  await runPage(page, '<p>باقية</p>');
  await expect(drawn(page).getByText('باقية')).toBeVisible({ timeout: 40_000 });
  expect(refused.size).toBeGreaterThan(2);
});
