import { readdirSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { join } from 'node:path';
import { sandboxFolder, sandboxPolicy } from '@nibras/contract/assessment/sandbox.ts';
import type { Page } from '@playwright/test';
import { enterAs, newMember } from './support/member.ts';
import { startNibras } from './support/nibras-server.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { waitForNetwork } from './support/wait-for-network.ts';

/** Every page under its own policy: it blocks nothing that the page needs, and everything else. */

/** Pages that no other test opens: in all tests a violation is an error (`support/test.ts`). */
const publicPages = ['/api/docs', '/mail-digest', '/services/1', '/portfolio/1'];
const membersOnly = ['/chat', '/notifications', '/teacher/1'];

declare global {
  interface Window {
    violations: string[];
  }
}

/** Collects the policy violations of every page from its start. */
async function watchPolicy(page: Page) {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile } = event;
      window.violations.push(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`,
      );
    });
  });
  return () => page.evaluate(() => window.violations);
}

for (const path of publicPages) {
  test(`${path} violates its policy nowhere`, async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto(path);
    await waitForNetwork(page);
    expect(await violations()).toEqual([]);
  });
}

test('no member page violates its policy', async ({ page, context, nibras }) => {
  await enterAs(context, await newMember(nibras, 'student@example.com'));
  test.slow();
  const violations = await watchPolicy(page);
  for (const path of membersOnly) {
    await page.goto(path);
    await waitForNetwork(page);
    expect(await violations(), path).toEqual([]);
  }
});

test('injected scripts, styles, objects, base URLs and forms are blocked', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="probe" style="position:fixed;inset:0" onclick="window.ran=1"></div>
      <style>body{display:none}</style><base href="https://elsewhere.example/">
      <object data="/favicon.svg"></object>
      <form id="away" action="https://elsewhere.example/"></form>`,
    );
    const script = document.createElement('script');
    script.textContent = 'window.ran = 1';
    document.body.append(script);
    document.querySelector<HTMLElement>('#probe')?.click();
    document.querySelector<HTMLFormElement>('#away')?.submit();
  });
  await expect
    .poll(async () => (await violations()).map((line) => line.split(' ')[1]).toSorted())
    .toEqual([
      'base-uri',
      'form-action',
      'object-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
test.use({ expectedFaults: /Content Security Policy|Cross-Origin-Opener-Policy/ });

test('the stored mails of development are shown without policy violations', async ({ browser }) => {
  test.slow();
  const nibras = await startNibras({ SMTP_URL: '' });
  try {
    const login = await fetch(`${nibras.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'reader@example.org' }),
    });
    expect(login.status).toBe(200);
    const page = await browser.newPage({ baseURL: nibras.address });
    const violations = await watchPolicy(page);
    await expect(async () => {
      await page.goto('/dev/mail');
      await page.getByRole('link', { name: /كود التحقق/ }).click({ timeout: 500 });
    }).toPass();
    await expect(page.frameLocator('iframe').getByText('كود التحقق')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.close();
  } finally {
    await nibras.stop();
  }
});

/** A raw HTTP request, as a program that builds its own requests can send it. */
const rawRequest = (address: string, path: string, host?: string) =>
  new Promise<{ status: number; location?: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    httpGet({ hostname, port, path, ...(host && { headers: { host } }) }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { location } = response.headers;
      resolve({
        status: response.statusCode ?? 0,
        location,
        body: Buffer.concat(chunks).toString(),
      });
    }).on('error', reject);
  });

test('no path redirects or links to another host', async ({ nibras }) => {
  for (const path of [
    '//elsewhere.example',
    '//elsewhere.example/',
    '///elsewhere.example/..',
    '/\\elsewhere.example/',
    '/%2f%2felsewhere.example/',
    '/%5celsewhere.example/',
    '/courses/',
    '/courses//elsewhere.example/',
    '/login?returnTo=https://elsewhere.example',
    '/api/docs//elsewhere.example',
    '/storage//elsewhere.example/',
    '/assets//elsewhere.example/',
  ]) {
    const { status, location = '/', body } = await rawRequest(nibras.address, path);
    expect(status, path).toBeLessThan(500);
    expect(location, path).toMatch(/^\/(?![/\\])/);
    expect(body, path).not.toMatch(/(href|content|action)="(https?:)?\/\/elsewhere\.example/);
  }
});

test('an invalid Host header is a 400', async ({ nibras }) => {
  for (const host of ['a/../b', 'a?b', 'a#b', 'a b@c', '[::1', 'a:99999999', '"><script>']) {
    const { status } = await rawRequest(nibras.address, '/', host);
    expect(status, host).toBe(400);
  }
});

test('every kind of response has the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/api/courses',
    '/no-such-page',
    '/api/none',
    '/favicon.svg',
    '/healthz',
    '/storage/none',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['strict-transport-security'], path).toBeUndefined();
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('the document in which learners’ programs run has its policy, however it is compressed', async ({
  nibras,
}) => {
  const folder = join(import.meta.dirname, '../site/build/client', sandboxFolder);
  const frame = readdirSync(folder).find((name) => /^frame-\w+\.html$/.test(name));
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers } = await fetch(`${nibras.address}/${sandboxFolder}/${frame}`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(status).toBe(200);
    expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(headers.get('content-security-policy'), encoding).toBe(sandboxPolicy);
    expect(headers.get('x-frame-options'), encoding).toBeNull();
  }
});
