import { createECDH } from 'node:crypto';
import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { guardedLookup, isReachableEndpoint } from '../outgoing/reachable.ts';
import { openPushService } from './push-service.ts';

const settings = () => readConfig({}).first;

test.each([
  ['https://push.example.org/1', true],
  ['https://8.8.8.8/1', true],
  ['http://push.example.org/1', false],
  ['https://localhost/1', false],
  ['https://127.0.0.1/1', false],
  ['https://127.1/1', false],
  ['https://2130706433/1', false],
  ['https://[::1]/1', false],
  ['https://[::ffff:7f00:1]/1', false],
  ['https://[::ffff:10.0.0.1]/1', false],
  ['https://[::ffff:8.8.8.8]/1', false],
  ['https://[::127.0.0.1]/1', false],
  ['https://[::]/1', false],
  ['https://[fe80::1]/1', false],
  ['https://[fec0::1]/1', false],
  ['https://[fd00::1]/1', false],
  ['https://[64:ff9b::10.0.0.1]/1', false],
  ['https://[64:ff9b:1::1]/1', false],
  ['https://[2002:7f00:1::]/1', false],
  ['https://[2001:0:7f00:1::]/1', false],
  ['https://[2001:db8::1]/1', false],
  ['https://[2a00:1450:4001:81b::200e]/1', true],
  ['https://0x7f000001/1', false],
  ['https://0177.0.0.1/1', false],
  ['https://169.254.169.254/latest/meta-data/', false],
  ['https://100.64.0.1/1', false],
  ['https://224.0.0.1/1', false],
  ['https://255.255.255.255/1', false],
  ['https://localhost./1', false],
  ['https://a.localhost/1', false],
  ['https://user:pass@push.example.org/1', false],
  ['ftp://push.example.org/1', false],
  ['https://192.168.1.1/1', false],
  ['https://0.0.0.0/1', false],
])('in public, %s: %s', (endpoint, reachable) => {
  expect(isReachableEndpoint(endpoint, false)).toBe(reachable);
});

test.each([
  ['http://127.0.0.1:4000/1', true],
  ['http://localhost:4000/1', true],
  ['http://10.0.0.1/1', false],
  ['https://169.254.169.254/1', false],
])('in tests, %s: %s', (endpoint, reachable) => {
  expect(isReachableEndpoint(endpoint, true)).toBe(reachable);
});

const resolve = (name: string, allowLoopback: boolean) =>
  new Promise<string>((done, fail) =>
    guardedLookup(allowLoopback)(name, { all: false }, (error, address) =>
      error ? fail(error) : done(String(address)),
    ),
  );

test('a name of an internal address is refused when it is resolved', async () => {
  await expect(resolve('localhost', false)).rejects.toThrow('no public address');
  expect(await resolve('localhost', true)).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test.each([
  ['an internal address', ['10.1.2.3']],
  ['an internal address among others', ['8.8.8.8', '192.168.0.1']],
  ['a mapped internal address', ['::ffff:127.0.0.1']],
  ['a link-local address', ['fe80::1']],
  ['no address', []],
])('a public name that resolves to %s is not called', async (_, addresses) => {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const ask = ((_name: string, _options: object, answer: (error: null, all: object) => void) =>
    answer(null, answers)) as unknown as typeof lookup;
  const looked = new Promise((done, fail) =>
    guardedLookup(false, ask)('push.example.org', { all: true }, (error, all) =>
      error ? fail(error) : done(all),
    ),
  );
  await expect(looked).rejects.toThrow('no public address');
});

test.each([
  'http://127.0.0.1:4000/1',
  'http://127.8.8.8/1',
  'http://[::1]/1',
  'http://localhost:4000/1',
  'https://a.localhost/1',
  'https://127.0.0.1/1',
])('without the setting for tests %s is not accepted', async (endpoint) => {
  const folder = { DATA_DIR: await mkdtemp(join(tmpdir(), 'push-')) };
  const { accepts } = await openPushService(readConfig(folder), settings);
  expect(accepts({ endpoint, keys: { p256dh: '', auth: '' } })).toBe(false);
});

test('a redirect of a push service is not followed', async () => {
  let called = 0;
  const internal = createServer((_request, response) => {
    called += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(internal, 'listening');
  const secret = `http://127.0.0.1:${(internal.address() as AddressInfo).port}/secret`;
  const service = createServer((_request, response) =>
    response.writeHead(307, { location: secret }).end(),
  ).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const push = await openPushService(
    readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'push-')), PUSH_TO_LOOPBACK: '1' }),
    settings,
  );
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const sent = push.deliver(
    {
      endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: 'A'.repeat(22) },
    },
    { title: 'عنوان', body: 'نص', link: '/', tag: 'x' },
  );
  await expect(sent).rejects.toThrow('answered 307');
  expect(called).toBe(0);
  internal.close();
  service.close();
});
