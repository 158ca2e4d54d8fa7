import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

const database = { DATABASE_URL: 'postgres://127.0.0.1/nibras' };

test.each([
  ['a fresh clone', {}, { built: true }, true],
  ['a fresh clone in development', { NODE_ENV: 'development' }, {}, true],
  ['a proxy’s address on this machine', { PUBLIC_URL: 'http://localhost:3000' }, {}, true],
  ['another database', database, {}, false],
  ['production', { NODE_ENV: 'production' }, {}, false],
  ['every network', { HOST: '0.0.0.0' }, {}, false],
  ['every IPv6 network', { HOST: '::' }, {}, false],
  ['one network', { HOST: '192.168.1.7' }, {}, false],
  ['a public address', { PUBLIC_URL: 'https://nibras.example' }, {}, false],
  ['production that asks for it', { NODE_ENV: 'production', DEMO: '1' }, {}, true],
  ['a public demonstration', { HOST: '0.0.0.0', DEMO: '1', DEMO_PUBLIC: '1' }, {}, true],
])('the demo content with %s: %j %j %s', (_what, env, options, expected) => {
  expect(readConfig(env, options).demo).toBe(expected);
});

test.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ HOST: 'nibras.example' }],
  [{ PUBLIC_URL: 'https://nibras.example' }],
])('demo accounts are not exposed to other machines by %j alone', (env) => {
  expect(() => readConfig({ ...env, DEMO: '1' })).toThrow(/^DEMO: .*DEMO_PUBLIC=1[^\n]*$/);
});

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://nibras.example' }])(
  'push endpoints on this machine are refused on an exposed server: %j',
  (env) => {
    expect(() => readConfig({ ...env, PUSH_TO_LOOPBACK: '1' })).toThrow(/^PUSH_TO_LOOPBACK: .+$/);
    expect(readConfig({ PUSH_TO_LOOPBACK: '1' }).pushToLoopback).toBe(true);
  },
);

test.each(['ignoreTLS', 'requireTLS', 'opportunisticTLS', 'secure'])(
  'SMTP_URL cannot turn TLS off with %s in its query',
  (name) => {
    const mail = { SMTP_URL: `smtp://mail.example:587?${name}=true` };
    expect(() => readConfig(mail)).toThrow(/^SMTP_URL: .*SMTP_ALLOW_PLAIN/);
  },
);

test.each([
  [{ INSTALLATION_KEY: 'c2hvcnQ=' }, /^INSTALLATION_KEY: must be 32 bytes in base64/],
  [{ BACKUP_PASSPHRASE: 'short' }, /^BACKUP_PASSPHRASE: must have 12 characters/],
  [{ BACKUP_RECIPIENTS: 'age1qqq,AGE-SECRET-KEY-1' }, /must be public keys of age/],
  [
    { BACKUP_PASSPHRASE: 'long enough it is', BACKUP_RECIPIENTS: 'age1qqq' },
    /^BACKUP_PASSPHRASE: .*not both/,
  ],
])('a key that protects nothing is refused: %j', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

test('a built server is in production unless NODE_ENV says otherwise', () => {
  expect(readConfig({}, { built: true }).production).toBe(true);
  expect(readConfig({}).production).toBe(false);
  expect(readConfig({ NODE_ENV: 'development' }, { built: true }).production).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['127.200.0.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', false],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['128.0.0.1', false],
  ['', false],
  ['unix', false],
])('%s is a loopback address: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});

test.each([
  ['localhost', true],
  ['LOCALHOST.', true],
  ['app.localhost', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['mylocalhost', false],
  ['[2001:db8::1]', false],
])('%s is a loopback host: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test('an installation without demo content has no contacts and links but those that are given', () => {
  const url = 'postgres://localhost/x';
  const { first } = readConfig({ DATABASE_URL: url, CONTACT_PHONE: '+20 2 2345 6789' });
  expect(first.contact).toEqual({ email: '', phone: '+20 2 2345 6789', address: '' });
  expect(new Set(Object.values(first.socials))).toEqual(new Set(['']));
  const demo = readConfig({ DATABASE_URL: url, DEMO: '1' }).first;
  expect([...Object.values(demo.contact), ...Object.values(demo.socials)]).not.toContain('');
});
