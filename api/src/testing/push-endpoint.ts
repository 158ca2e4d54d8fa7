import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '@nibras/contract/conversation/push/shapes.ts';

/** A received push message: the headers of the request to the push service, and the decrypted message. */
export interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read it field by field
  payload: any;
}

interface Browser {
  subscription: PushSubscription;
  /** Sets the status with which the push service answers for this browser. */
  answers(status: number): void;
  /** Waits until so many messages were received. @returns all of them */
  received(count: number): Promise<ReceivedPush[]>;
  /** Returns the number of requests, whatever the status. */
  calls(): number;
}

const derive = (salt: Uint8Array, key: Uint8Array, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts aes128gcm (RFC 8188) as a browser does (RFC 8291). */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const input = derive(auth, keys.computeSecret(senderKey), info, 32);
  const key = derive(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Whether an Authorization header was signed for this origin with the key that it names (RFC 8292). */
export function isSignedFor(authorization: string, origin: string, publicKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    {
      key: createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return signed && key === publicKey && aud === origin;
}

/** Starts a push service on this machine that implements the Web Push protocol. */
export async function startPushService() {
  const arrivals = new EventEmitter();
  const browsers = new Map<string, (body: Buffer, headers: ReceivedPush['headers']) => number>();
  const server = createServer(async (request, response) => {
    const receive = browsers.get(request.url ?? '');
    const body = await buffer(request);
    response.writeHead(receive ? receive(body, request.headers) : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function newBrowser(): Browser {
    const path = `/push/${randomUUID()}`;
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    const received: ReceivedPush[] = [];
    let status = 201;
    let calls = 0;
    browsers.set(path, (body, headers) => {
      calls += 1;
      if (status < 300) {
        received.push({ path, headers, payload: JSON.parse(decrypt(body, keys, auth)) });
        arrivals.emit(path);
      }
      return status;
    });
    return {
      subscription: {
        endpoint: origin + path,
        expirationTime: null,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      },
      answers: (next) => {
        status = next;
      },
      async received(count) {
        while (received.length < count) await once(arrivals, path);
        return received;
      },
      calls: () => calls,
    };
  }

  return {
    origin,
    newBrowser,
    stop: () => new Promise((done) => server.close(done)),
  };
}
