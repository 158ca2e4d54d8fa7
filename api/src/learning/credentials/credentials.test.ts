import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '#factories/certificates.ts';
import { statusListSize } from '#learning/certificates/index.ts';
import { certificates } from '#platform/database/schema/index.ts';
import { publicFileCall } from '#platform/http/public-files.ts';
import { freePort } from '../../testing/free-port.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { didOf } from './issuer.ts';
import { loadContext } from './sign.ts';
import { statusPlace } from './status-list.ts';

const port = await freePort();
// Verifiers ask the host of a `did:web` by HTTPS, and only this one without.
const site = `http://localhost:${port}`;
const { app, db } = await startTestApp({ config: { publicUrl: site }, work: false });

/** The installation as verifiers reach it: the addresses outside of `/api`. */
const front = createServer(async (request, response) => {
  const call = publicFileCall({ method: request.method ?? '', url: request.url ?? '' });
  const answer = call ? await app.inject({ url: call }) : { statusCode: 404, body: '' };
  response.writeHead(answer.statusCode, { 'Content-Type': 'application/json' });
  response.end(answer.body);
});
await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
afterAll(() => front.close());

const fetchJson = async (url: string) => (await fetch(url)).json() as Promise<object>;

/** Documents as Digital Bazaar's verifier wants them: vocabularies from packages, the rest from the site. */
async function loadDocument(url: string) {
  if (!url.startsWith(site) && !url.startsWith(didOf(site))) return loadContext(url);
  if (url.startsWith(site)) {
    return { contextUrl: null, documentUrl: url, document: await fetchJson(url) };
  }
  const did = (await fetchJson(`${site}/.well-known/did.json`)) as Record<string, unknown>;
  const [key] = did.verificationMethod as object[];
  const document = url.includes('#') ? { '@context': did['@context'], ...key } : did;
  return { contextUrl: null, documentUrl: url, document };
}

/** Digital Bazaar's library, in JavaScript. */
async function digitalBazaar(credential: object): Promise<boolean> {
  const suite = new DataIntegrityProof({ cryptosuite });
  const { verified } = await verifyCredential({
    credential,
    suite,
    documentLoader: loadDocument,
    checkStatus: async (options) => {
      const { verified: known, results } = await checkStatus({
        ...options,
        suite,
        documentLoader: loadDocument,
      });
      return { verified: known && results.length === 1 && !results[0]?.status };
    },
  });
  return verified;
}

interface DidKit {
  clearCache(): Promise<void>;
  verifyCredential(credential: string, options: string, contexts: string): Promise<string>;
}
const didKit = createRequire(import.meta.url)(
  '@learncard/didkit-plugin-node-linux-x64-gnu',
) as DidKit;

/** DIDKit of SpruceID and LearnCard, in Rust, which shares no code with what signs here. */
async function didKitAccepts(credential: object): Promise<boolean> {
  // It keeps status lists for a while.
  await didKit.clearCache();
  const checks = JSON.stringify({ checks: ['proof', 'credentialStatus'] });
  const result = JSON.parse(
    await didKit.verifyCredential(JSON.stringify(credential), checks, '{}'),
  ) as { errors: string[]; checks: string[]; status: { isSet: boolean }[] };
  return (
    result.errors.length === 0 &&
    result.checks.includes('proof') &&
    result.status.length === 1 &&
    result.status.every(({ isSet }) => !isSet)
  );
}

const verifiers = [
  { name: 'Digital Bazaar vc', accepts: digitalBazaar },
  { name: 'DIDKit', accepts: didKitAccepts },
];

const credentialAt = (code: string) => fetchJson(`${site}/certificates/${code}.json`);

describe.each(verifiers)('$name', ({ accepts }) => {
  test('accepts a credential, and refuses it after the certificate was withdrawn', async () => {
    const { code, id } = await makeCertificate(db, { name: 'عبد الرحمن Ibrahim الشنّاوي' });
    const credential = await credentialAt(code);
    expect(await accepts(credential)).toBe(true);
    await db
      .update(certificates)
      .set({ revokedAt: new Date(), revokedReason: 'صدرت خطأ' })
      .where(eq(certificates.id, id));
    expect(await accepts(credential)).toBe(false);
    expect(await accepts(await credentialAt(code))).toBe(false);
  });

  test('refuses a credential of which one byte is another', async () => {
    const { code } = await makeCertificate(db, { name: 'Mona' });
    const text = JSON.stringify(await credentialAt(code));
    const changes = [
      ['"Mona"', '"Nona"'],
      ['"awardedDate":"20', '"awardedDate":"30'],
      ['"proofValue":"z', '"proofValue":"z1'],
    ] as const;
    for (const [before, after] of changes) {
      expect(text, `contains ${before}`).toContain(before);
      const changed = JSON.parse(text.replace(before, after)) as object;
      expect(await accepts(changed), after).toBe(false);
    }
  });
});

describe('GET /certificates/{code}.json', () => {
  test('says what the certificate says, and nothing else of the person', async () => {
    const { code, personId } = await makeCertificate(db, { name: 'سلمى' });
    const credential = (await credentialAt(code)) as Record<string, unknown>;
    expect(credential).toMatchObject({
      id: `${site}/certificates/${code}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: didOf(site) },
      credentialSubject: { identifier: [{ identityType: 'name', identityHash: 'سلمى' }] },
    });
    expect(JSON.stringify(credential)).not.toContain('@example');
    expect(credential.credentialSubject).not.toHaveProperty('id');
    expect(personId).not.toBeNull();
  });

  test('is the same at each request, so that a kept copy can be compared', async () => {
    const { code } = await makeCertificate(db);
    expect(await credentialAt(code)).toEqual(await credentialAt(code));
  });

  test('may be read by other sites, and is missing for an unknown or a wrong code', async () => {
    const { code } = await makeCertificate(db);
    const known = await app.inject({ url: `/api/certificates/${code}/json` });
    expect(known.headers['access-control-allow-origin']).toBe('*');
    for (const wrong of ['ABCDABCDABCD', 'x', '%D9%A1']) {
      const { statusCode } = await app.inject({ url: `/api/certificates/${wrong}/json` });
      expect(statusCode).toBe(404);
    }
  });

  test('guesses of one network are limited', async () => {
    const network = newNetwork();
    const guess = () =>
      app.inject({ url: '/api/certificates/ABCDABCDABCD/json', remoteAddress: network });
    for (let tried = 0; tried < limits.readsPerMinutePerNetworkAddress; tried += 1) {
      expect((await guess()).statusCode).toBe(404);
    }
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('the issuer', () => {
  test('is the same in every process and after a restart, because its key is in the database', async () => {
    const first = await app.inject({ url: '/api/did' });
    const beside = await app.inject({ url: '/api/did' });
    expect(first.json()).toEqual(beside.json());
    const { rows } = await db.execute("select value from settings where name = 'credential-key'");
    expect(rows).toHaveLength(1);
    const seed = String(rows[0]?.value);
    expect(Buffer.from(seed, 'base64')).toHaveLength(32);
    expect(first.body).not.toContain(seed);
  });

  test('is named by its host, with a port encoded', () => {
    expect(didOf('https://academy.example')).toBe('did:web:academy.example');
    expect(didOf('http://localhost:3000')).toBe('did:web:localhost%3A3000');
  });
});

test('each certificate has a byte of a status list, in as many lists as are needed', () => {
  expect(statusPlace(0)).toEqual({ list: 1, index: 0 });
  expect(statusPlace(statusListSize - 1)).toEqual({ list: 1, index: (statusListSize - 1) * 8 });
  expect(statusPlace(statusListSize)).toEqual({ list: 2, index: 0 });
});

test('an installation without an address of its own issues no credential', async () => {
  const { app: nameless, db: other } = await startTestApp({
    config: { publicUrl: null },
    work: false,
  });
  const { code } = await makeCertificate(other);
  for (const url of ['/api/did', `/api/certificates/${code}/json`, '/api/certificate-status/1']) {
    expect((await nameless.inject({ url })).statusCode).toBe(404);
  }
});
