import type { Page } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { type ChosenNouns, proposeForms } from '../../contract/text/interface-nouns.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { test as base, expect, serverOfWorker } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { followNetwork, waitForNetwork } from '../support/wait-for-network.ts';

/** A server of its own: what other tests have written here would be names with the former nouns. */
const test = base.extend<object, { nibras: Nibras }>({
  nibras: [serverOfWorker, { scope: 'worker', timeout: 90_000 }],
});

const item = 'api/studio/items/site/1';
interface Site {
  item: { field_versions: Record<string, number> };
}

/** Publishes the nouns by calls, as the settings' page does. */
async function publishNouns(nibras: Nibras, { token }: Member, nouns: ChosenNouns) {
  const { item: site } = await callAs<Site>(nibras, `GET /${item}`, { token });
  const changes = [{ field: 'nouns', value: nouns, base: site.field_versions.nouns ?? 0 }];
  const body = await callAs<object>(nibras, `PUT /${item}/draft`, { token, body: { changes } });
  const { draft_version } = body as { draft_version: number };
  await callAs(nibras, `POST /${item}/publish`, { token, body: { draft_version } });
}

/** Each of the other gender than the default one where that can be. */
const nouns: ChosenNouns = {
  course: proposeForms('دورة'),
  lecture: proposeForms('درس', { plural: 'دروس', plural_object: 'دروسًا' }),
  student: proposeForms('متدرّب', { human: true }),
  teacher: proposeForms('مدرّبة', { human: true }),
};

const former =
  /(?<![\p{L}\p{M}{])[وف]?(?:لل|[بك]?ال|[بكل])?(?:كورس|محاضر[ةت]|محاضرات|طالب|طلاب|طلبة|معلّم)(?:ات|ان|ين|ون|ًا|[وي])?(?:ك|ه|ها|هم|نا|ي)?(?![\p{L}\p{M}])/gu;

/** Words that are no names of the site's things: an example of a profession, the certificate's place for the course. */
const otherSenses = ['مثل: صاحب متجر، مديرة مشروع، طالب'];

/** Every text that people have written, without markup. */
async function writtenTexts(nibras: Nibras): Promise<string> {
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const { rows: tables } = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await pool.query<{ text: string }>(
        `select row_to_json(r)::text as text from "${name}" r`,
      );
      texts.push(...rows.map(({ text }) => text));
    }
    return plain(texts.join('\n').replaceAll('\\n', ' ').replaceAll('\\"', '"'));
  } finally {
    await close();
  }
}

const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** The texts of the page that a person reads or hears, one for each node and attribute. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    // The name of the page's item, and what the site adds to it.
    const texts: string[] = document.title.split(' | ');
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? ''))
        texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'content'])
        texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });

/** The former nouns that a page shows, with the words around them. What people have written has the same words around it. */
function formerNouns(texts: readonly string[], written: string): string[] {
  return texts
    .filter((text) => !otherSenses.includes(text))
    .flatMap((text) =>
      Array.from(text.matchAll(former), (match) => {
        const end = match.index + match[0].length;
        const around = text.slice(Math.max(0, match.index - 6), end + 6);
        const quoted = around.replace(/^.*[«:]\s?|».*$/g, '');
        // «حدّد سلمى في كورس الجماعة»: a name of content that begins with the noun.
        const begun = text.slice(match.index, end + 6);
        const isName = begun.length > match[0].length + 3 && written.includes(begun);
        return isName || written.includes(quoted) ? '' : text;
      }),
    )
    .filter(Boolean);
}

const pages = {
  visitors: `/ /courses /courses/modern-web-html-css /articles /articles/sql-joins-illustrated /services /services/online-stores
    /portfolio /portfolio/school-portal /saved-articles /search?q=python /contact /order-service /login /register /certificates
    /teacher/2 /redeem /ways-to-pay /playground /no-such-page /courses/999999 /articles/999999 /services/999999 /portfolio/999999`,
  member: `/my-courses /favourites /my-questions /notifications /my-certificates /profile /chat /purchases /account/data
    /teacher-desk /mail-digest`,
  provider: `/studio /studio/courses /studio/courses?new=1 /studio/courses/1 /studio/courses/1/details /studio/courses/1/members
    /studio/courses/1/staff /studio/courses/1/marks /studio/courses/1/questions /studio/courses/order /studio/articles
    /studio/services /studio/portfolio /studio/categories /studio/skills /studio/log /studio/bin /studio/media /studio/people
    /studio/people/1 /studio/enrolments /studio/certificates /studio/certificates/design /studio/certificates/1 /studio/moderation
    /studio/inbox /studio/announcements /studio/codes /studio/coupons /studio/bundles /studio/purchases /studio/transfers
    /studio/selling /studio/gateways /studio/privacy/register /studio/privacy/requests /studio/marking /studio/settings`,
};

test.use({ expectedFaults: /status of 40[34]/ });

/** The pages of one test: so many that a slow machine reads them in the time that a test has. */
const pagesOfTest = 12;

const parts = Object.entries(pages).flatMap(([name, list]) => {
  const paths = list.split(/\s+/);
  const count = Math.ceil(paths.length / pagesOfTest);
  return Array.from({ length: count }, (_, part) => ({
    name,
    part: `part ${part + 1} of ${count}`,
    paths: paths.slice(part * pagesOfTest, (part + 1) * pagesOfTest),
  }));
});

for (const { name, part, paths } of parts) {
  test(`after a change of the nouns no page of ${name} has the former ones outside of content, ${part}`, async ({
    browser,
    nibras,
  }) => {
    const admin = await demoAdmin(nibras);
    const person = { visitors: null, member: await newMember(nibras), provider: admin }[name];
    const shown = new Map<string, string[]>();
    const faults: string[] = [];
    await publishNouns(nibras, admin, nouns);
    try {
      const context = await browser.newContext();
      followNetwork(context);
      if (person) await enterAs(context, person);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (/hydrat|#4\d\d/i.test(message.text())) faults.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
      for (const path of paths) {
        await page.goto(nibras.address + path);
        await waitForHydration(page);
        await waitForNetwork(page);
        shown.set(path, await shownTexts(page));
      }
      await context.close();
    } finally {
      await publishNouns(nibras, admin, {});
    }
    // Read last: a job may have written meanwhile.
    const written = await writtenTexts(nibras);
    const left = [...shown].flatMap(([path, texts]) =>
      formerNouns(texts, written).map((text) => `${path}: ${text}`),
    );
    expect([...faults, ...new Set(left)]).toEqual([]);
  });
}

test('the provider chooses a noun in the settings, and visitors read it at once', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  const admin = await demoAdmin(nibras);
  await enterAs(context, admin);
  try {
    await page.goto('/studio/settings');
    await page.getByLabel('كورس', { exact: true }).selectOption('دورة');
    await expect(page.getByText('في الدورة الجديدة')).toBeVisible();
    // A name of another thing is refused, with the reason beside it.
    await page.getByLabel('شهادة', { exact: true }).selectOption('كلمة أخرى');
    await page.getByLabel('المفرد', { exact: true }).last().fill('باقة');
    await expect(page.getByText('«باقة» اسم لشيء آخر في الموقع')).toBeVisible();
    await page.getByLabel('شهادة', { exact: true }).selectOption('وثيقة');
    await page.getByRole('button', { name: 'انشر' }).first().click();
    // The studio's page loads again by itself, in the new nouns.
    await expect(page.getByText('أحدث الدورات').first()).toBeVisible();
    const visitor = await browser.newPage();
    await visitor.goto(nibras.address);
    await expect(visitor.getByRole('heading', { name: 'أحدث الدورات' })).toBeVisible();
    await visitor.close();
  } finally {
    await publishNouns(nibras, admin, {});
  }
});
