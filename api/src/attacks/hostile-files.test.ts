import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { picture } from '../testing/sample-files.ts';
import { startTestApp } from '../testing/test-app.ts';

/** Polyglot and malicious files that one person uploads and another opens. */

const { call, db } = await startTestApp();
const sender = await makePerson(db);
const conversation = await makeConversation(db, [sender, await makePerson(db)]);

const html = '<!doctype html><script>alert(document.cookie)</script>';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script>
<image href="file:///etc/passwd" width="8" height="8"/></svg>`;
/** An entity expansion bomb: a kilobyte that expands to a gigabyte. */
const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a9;</text></svg>`;

async function sendFile(name: string, content: Buffer) {
  const form = new FormData();
  form.set('conversation_id', String(conversation.id));
  form.set('attachment', new Blob([new Uint8Array(content)], { type: 'image/png' }), name);
  return call('POST /api/messages', { as: sender, body: form });
}
async function sendPhoto(content: Buffer) {
  const form = new FormData();
  form.set(
    'profile_photo_path',
    new Blob([new Uint8Array(content)], { type: 'image/png' }),
    'a.png',
  );
  return call('POST /api/update-photo-profile', { as: sender, body: form });
}

const openAs = async (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return call(`GET ${pathname}${search}` as 'GET /');
};

const png = await picture('png');
const gif = await picture('gif');
const polyglots: [string, Buffer, string][] = [
  ['a picture with a page behind it.png', Buffer.concat([png, Buffer.from(html)]), 'image/png'],
  [
    'a picture that is a script too.gif',
    Buffer.concat([gif, Buffer.from('=1;alert(1)')]),
    'image/gif',
  ],
  ['a table of contents.pdf', Buffer.from(`%PDF-1.7\n${html}\n%%EOF`), 'application/pdf'],
];

test.each(polyglots)('%s is served as its checked type, sandboxed', async (name, content, type) => {
  const sent = await sendFile(name, content);
  expect(sent.status).toBe(200);
  const { status, headers } = await openAs(sent.body.message.file_url);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(headers['content-disposition']).toMatch(
    type.startsWith('image/') ? /^inline;/ : /^attachment;/,
  );
});

test.each([
  ['a page', Buffer.from(html)],
  ['an SVG with a script', Buffer.from(drawing)],
  ['an SVG with an entity expansion bomb', Buffer.from(laughs)],
  ['a page after a byte order mark', Buffer.from(`\ufeff${html}`)],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['a TIFF', await sharp(png).tiff().toBuffer()],
])('%s under a picture’s name is refused as attachment and photo', async (_, content) => {
  const [asFile, asPhoto] = [await sendFile('photo.png', content), await sendPhoto(content)];
  expect([415, 422]).toContain(asFile.status);
  expect(asPhoto.status).toBe(422);
});

test('a photo is encoded again from its pixels, without hidden data of its file', async () => {
  const { status, body } = await sendPhoto(Buffer.concat([png, Buffer.from(html)]));
  expect(status).toBe(200);
  const { raw, headers } = await openAs(`/storage/${body.user.profile_photo_url}`);
  expect(headers['content-type']).toBe('image/webp');
  expect(raw.includes('<script>')).toBe(false);
});

test('a small file with an enormous picture is refused before it is decoded', async () => {
  const bomb = Buffer.from(png);
  // The width and height: 60,000 each would take 10 GB once decoded.
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  for (const { status, body } of [await sendFile('a.png', bomb), await sendPhoto(bomb)]) {
    expect(status).toBe(422);
    expect(body.message).toBe('أبعاد هذه الصورة كبيرة جدًا. اختر صورة أصغر.');
  }
});

test.each([
  ['a line break', 'a\r\nSet-Cookie: stolen=1.png'],
  ['quotes', 'a"; filename="b.png'],
  ['folders', '../../../../etc/a.png'],
  ['folders of Windows', '..\\..\\a.png'],
  ['a lone surrogate', 'a\ud800.png'],
  ['a right-to-left override', 'a\u202egnp.png'],
])('a name with %s injects no header and no folder', async (_, name) => {
  const { status, body } = await sendFile(name, png);
  expect(status).toBe(200);
  const opened = await openAs(body.message.file_url);
  expect(opened.status).toBe(200);
  expect(opened.headers['set-cookie']).toBeUndefined();
  expect(String(opened.headers['content-disposition'])).toMatch(
    /^inline; filename\*=UTF-8''[\w%!'()*.~-]+\.png$/,
  );
  expect(body.message.file_name).not.toMatch(/[/\\\r\n\u202e]/);
});
