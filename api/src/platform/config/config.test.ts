import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

const database = { DATABASE_URL: 'postgres://127.0.0.1/nibras' };

test.each([
  ['a fresh clone', {}, { built: true }, true],
  ['a fresh clone that is worked on', { NODE_ENV: 'development' }, {}, true],
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
])('demo accounts are not opened to other machines by %j alone', (env) => {
  expect(() => readConfig({ ...env, DEMO: '1' })).toThrow(/^DEMO: .*DEMO_PUBLIC=1[^\n]*$/);
});

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://nibras.example' }])(
  'push endpoints on this machine are not called where others reach it: %j',
  (env) => {
    expect(() => readConfig({ ...env, PUSH_TO_LOOPBACK: '1' })).toThrow(/^PUSH_TO_LOOPBACK: .+$/);
    expect(readConfig({ PUSH_TO_LOOPBACK: '1' }).pushToLoopback).toBe(true);
  },
);

test.each(['ignoreTLS', 'requireTLS', 'opportunisticTLS', 'secure'])(
  'no mail address turns TLS off by %s in its query',
  (name) => {
    const mail = { SMTP_URL: `smtp://mail.example:587?${name}=true` };
    expect(() => readConfig(mail)).toThrow(/^SMTP_URL: .*SMTP_ALLOW_PLAIN/);
  },
);

test('what is built is in production unless it is said otherwise', () => {
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
])('%s is this machine’s own address: %s', (address, own) => {
  expect(isLoopbackAddress(address)).toBe(own);
});

test.each([
  ['localhost', true],
  ['LOCALHOST.', true],
  ['app.localhost', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['mylocalhost', false],
  ['[2001:db8::1]', false],
])('%s can only be this machine: %s', (host, own) => {
  expect(isLoopbackHost(host)).toBe(own);
});
