import { describe, expect, test } from 'vitest';
import { freePort } from '../api/src/testing/free-port.ts';
import { call } from './support/calls.ts';
import { startMailServerAt, startSilent } from './support/mail-servers.ts';
import { makeFolder, startProduct } from './support/product.ts';

describe('kill -9 of everything', () => {
  test('while a mail is being delivered: it is sent again while its code is valid', async () => {
    const [port, dataDir] = [await freePort(), await makeFolder()];
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    const silent = await startSilent(port);
    const killed = await startProduct({ dataDir, env });
    const email = 'waiting@example.org';
    const asked = Date.now();
    const { status } = await call(killed.address, 'POST /api/login', { body: { email } });
    expect(status).toBe(200);
    await silent.connected();
    await killed.kill();
    await silent.stop();

    const mail = await startMailServerAt(port);
    const { address } = await startProduct({ dataDir, env });
    const body = { email, login_code: await mail.codeTo(email) };
    // A code is valid for ten minutes, but a person gives up long before.
    expect(Date.now() - asked).toBeLessThan(120_000);
    expect((await call(address, 'POST /api/login/verify', { body })).status).toBe(200);
  });
});
