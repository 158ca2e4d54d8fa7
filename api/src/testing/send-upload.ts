import { request } from 'node:http';

interface Sender {
  /** Where the product listens. */
  address: string;
  token: string;
}

const tus = { 'Tus-Resumable': '1.0.0' };

async function send(
  { address, token }: Sender,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Uint8Array,
) {
  return fetch(new URL(path, address), {
    method,
    headers: { Authorization: `Bearer ${token}`, ...tus, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
}

/** Begins an upload as a browser does. The response's `Location` is its address. */
export function beginUpload(
  sender: Sender,
  { name, bytes, ...metadata }: { name: string; bytes: number } & Record<string, unknown>,
): Promise<Response> {
  const values = Object.entries({ filename: name, ...metadata }).map(
    ([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`,
  );
  return send(sender, 'POST', '/api/studio/uploads', {
    'Upload-Length': String(bytes),
    'Upload-Metadata': values.join(','),
  });
}

export const uploadOffset = (sender: Sender, path: string) => send(sender, 'HEAD', path);
export const cancelUpload = (sender: Sender, path: string) => send(sender, 'DELETE', path);

/** Sends bytes from an offset on. */
export const sendBytes = (sender: Sender, path: string, offset: number, content: Uint8Array) =>
  send(
    sender,
    'PATCH',
    path,
    { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    content,
  );

/** Announces all of the content, sends only the beginning, and cuts the line. */
export async function sendAndCut(
  { address, token }: Sender,
  path: string,
  { offset, content, cutAfter }: { offset: number; content: Uint8Array; cutAfter: number },
): Promise<void> {
  const sending = request(new URL(path, address), {
    method: 'PATCH',
    headers: {
      ...tus,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': content.length,
      'Upload-Offset': offset,
    },
  });
  sending.on('error', () => undefined);
  const closed = new Promise((resolve) => sending.on('close', resolve));
  await new Promise((resolve) => sending.write(content.subarray(0, cutAfter), resolve));
  sending.destroy();
  await closed;
}

/**
 * Uploads a file whole, in pieces.
 * @returns the last response: 204 with `Nibras-Media`, or the failure
 */
export async function uploadFile(
  sender: Sender,
  content: Uint8Array,
  {
    name,
    piece = 8 * 1024 ** 2,
    ...metadata
  }: { name: string; piece?: number } & Record<string, unknown>,
): Promise<Response> {
  const begun = await beginUpload(sender, { name, bytes: content.length, ...metadata });
  const path = begun.headers.get('location');
  if (!path) return begun;
  let last = begun;
  for (let at = 0; at < content.length; at += piece) {
    last = await sendBytes(sender, path, at, content.subarray(at, at + piece));
    if (last.status !== 204) return last;
  }
  return last;
}
