import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { checkMail } from './check-mail.ts';
import { explainFailure } from './explain-failure.ts';
import type { TextRecords } from './sender-domain.ts';

const smtp = await startMailServer();
afterEach(() => smtp.accept());
afterAll(() => smtp.stop());

const failing = (code: string) => Object.assign(new Error(code), { code });

/** A DNS resolver with these records only. */
const dnsWith = (records: Record<string, string[]>): TextRecords => ({
  async resolveTxt(name) {
    const found = records[name];
    if (!found) throw failing('ENODATA');
    return found.map((text) => [text]);
  },
});
const silentDns: TextRecords = {
  async resolveTxt() {
    throw failing('ETIMEOUT');
  },
};

const check = (
  smtpUrl: string | null,
  dns: TextRecords = silentDns,
  from = 'no-reply@example.org',
  smtpAllowPlain = false,
) =>
  checkMail({
    config: {
      smtpUrl,
      smtpAllowPlain,
      mailFrom: `نبراس <${from}>`,
    },
    settings: { siteName: 'نبراس', publicUrl: null },
    to: 'operator@example.org',
    dns,
  });

/** A mail server that refuses every user and password. */
async function startServerWithPasswords() {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return { port: (server.server.address() as AddressInfo).port, server };
}

test('a working configuration is confirmed, and the test mail arrives', async () => {
  const { ok, lines } = await check(smtp.url);
  expect(ok).toBe(true);
  expect(lines[0]).toContain('✓ Connection');
  expect(lines[1]).toContain('✓ Sent a test to operator@example.org');
  const mail = await smtp.mailTo('operator@example.org');
  expect(mail.subject).toBe('رسالة تجريبية من نبراس');
});

test('without a mail server it says where the mails are stored', async () => {
  const { ok, lines } = await check(null);
  expect(ok).toBe(true);
  expect(lines.join('\n')).toContain('/dev/mail');
});

test('reports a port without a server', async () => {
  const { ok, lines } = await check('smtp://127.0.0.1:9');
  expect(ok).toBe(false);
  expect(lines[0]).toBe('✗ Connection: nothing answers at 127.0.0.1:9.');
});

test('reports an unknown host and a timeout', () => {
  const setup = {
    smtpUrl: 'smtp://mail.example.org:587',
    from: 'a@example.org',
    to: 'b@example.org',
  };
  expect(explainFailure(failing('EDNS'), setup).what).toBe(
    'Connection: no address is known for mail.example.org.',
  );
  expect(explainFailure(failing('ETIMEDOUT'), setup).what).toBe(
    'Connection: mail.example.org:587 does not answer in time.',
  );
});

test('reports a refused user or password', async () => {
  const { port, server } = await startServerWithPasswords();
  const { lines } = await check(`smtp://someone:secret@127.0.0.1:${port}`);
  server.close();
  expect(lines[0]).toMatch(/^✗ Authentication: /);
  expect(lines.join('\n')).not.toContain('secret');
});

test('reports a server without TLS on an smtps address', async () => {
  const plain = createServer((socket) => socket.end('220 plain text here\r\n'));
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const { lines } = await check(`smtps://127.0.0.1:${(plain.address() as AddressInfo).port}`);
  plain.close();
  expect(lines[0]).toMatch(/^✗ TLS: /);
});

test('reports a remote server without STARTTLS and sends it neither password nor mail', async () => {
  const received: string[] = [];
  const withoutTls = createServer((socket) => {
    socket.write('220 plain.example ESMTP\r\n');
    socket.on('data', (chunk) => {
      received.push(chunk.toString().trim());
      const [verb = ''] = chunk.toString().split(' ');
      const answer = verb === 'EHLO' ? '250-plain.example\r\n250 AUTH PLAIN LOGIN' : '502 unknown';
      socket.write(`${answer}\r\n`);
    });
    socket.on('error', () => {});
  });
  withoutTls.listen(0, '127.0.0.1');
  await once(withoutTls, 'listening');
  const { port } = withoutTls.address() as AddressInfo;
  // 0.0.0.0 reaches this machine but does not count as a loopback address.
  const { ok, lines } = await check(`smtp://someone:secret@0.0.0.0:${port}`);
  withoutTls.close();
  expect(ok).toBe(false);
  expect(lines[0]).toMatch(/^✗ TLS: 0\.0\.0\.0:\d+ offers none .*Nothing was sent\.$/);
  expect(lines[1]).toContain('SMTP_ALLOW_PLAIN=1');
  expect(received.filter((line) => !/^(EHLO|STARTTLS|QUIT)/.test(line))).toEqual([]);
});

test('a remote server without TLS is used with SMTP_ALLOW_PLAIN, with a warning', async () => {
  const plain = smtp.url.replace('127.0.0.1', '0.0.0.0');
  const { ok, lines } = await check(plain, silentDns, 'no-reply@example.org', true);
  expect(lines[0]).toContain('! SMTP_ALLOW_PLAIN is set');
  expect(ok).toBe(true);
});

test('reports an untrusted certificate', async () => {
  const server = new SMTPServer({ secure: true, authOptional: true });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const { lines } = await check(`smtps://127.0.0.1:${port}`);
  server.close();
  expect(lines[0]).toMatch(/^✗ TLS: the server's certificate is not trusted/);
});

test('reports a refused recipient', async () => {
  smtp.refuse(550, 'relaying denied');
  const { ok, lines } = await check(smtp.url);
  expect(ok).toBe(false);
  expect(lines[1]).toContain('✗ Recipient: the server refuses mail to operator@example.org');
  expect(lines[1]).toContain('relaying denied');
});

test('reports a refused sender', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('not your address'), { responseCode: 553 })),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const { lines } = await check(`smtp://127.0.0.1:${port}`);
  server.close();
  expect(lines[1]).toContain('✗ Sender: the server refuses mail from no-reply@example.org');
});

test('reports the DNS records of the domain', async () => {
  const { lines } = await check(
    smtp.url,
    dnsWith({
      'example.org': ['something else', 'v=spf1 include:mail.example -all'],
      'google._domainkey.example.org': ['v=DKIM1; k=rsa; p=MIIB'],
    }),
  );
  const text = lines.join('\n');
  expect(text).toContain('✓ SPF: v=spf1 include:mail.example -all');
  expect(text).toContain('✓ DKIM: v=DKIM1');
  expect(text).toContain('! DMARC: there is no record.');
});

test('reports when DNS could not be queried', async () => {
  const text = (await check(smtp.url)).lines.join('\n');
  for (const name of ['SPF', 'DKIM', 'DMARC']) {
    expect(text).toContain(`? ${name}: could not ask DNS (ETIMEOUT).`);
  }
});

test('warns that a sender without a domain will be refused', async () => {
  const text = (await check(smtp.url, silentDns, 'no-reply@localhost')).lines.join('\n');
  expect(text).toContain('! MAIL_FROM is no-reply@localhost');
});
