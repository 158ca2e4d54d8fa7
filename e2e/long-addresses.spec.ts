import { demoAdmin, enterAs } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { waitForNetwork } from './support/wait-for-network.ts';

/** As long as an address may be. */
const long = `${'abcdefgh'.repeat(8).slice(0, 62)}@${'a-long-name-of-a-domain.'.repeat(7)}example.org`;

const pages = [
  '/studio/people',
  '/studio/people/1',
  '/studio/transfers',
  '/studio/purchases/1',
  '/studio/certificates/1',
  '/studio/enrolments',
  '/studio/courses/1/staff',
  '/studio/orders/2',
  '/studio/messages/1',
  '/contact',
  '/teacher/5',
];

test('a long address stays in its place on a narrow screen @once', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByText(/^\S+@\S+\.\S+$/).first()).toBeAttached();
    await waitForNetwork(page);
    const outside = await page.evaluate((address) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const addresses = texts.filter(({ data }) => /^\S+@\S+\.\S+$/.test(data.trim()));
      return addresses.flatMap((text) => {
        text.data = address;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        const element = text.parentElement as Element;
        const isCut = getComputedStyle(element).textOverflow === 'ellipsis';
        const isInside = width === 0 || isCut || (left >= 0 && right <= innerWidth);
        return isInside ? [] : [element.outerHTML.slice(0, 160)];
      });
    }, long);
    expect(outside, path).toEqual([]);
  }
});
