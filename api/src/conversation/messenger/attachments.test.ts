import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { messenger as limits } from '@nibras/contract/limits.ts';
import { processorTime } from '@nibras/contract/testing/processor-time.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makePerson } from '#factories/people.ts';
import { cleanFileName } from '#platform/files/uploads/file-name.ts';
import { oleStreams } from '#platform/files/uploads/ole-streams.ts';
import { zipMembers } from '#platform/files/uploads/zip-members.ts';
import {
  bmp,
  docx,
  emptyDocx,
  heic,
  ole,
  pdf,
  picture,
  xlsx,
  zip,
} from '../../testing/sample-files.ts';
import { openTabs } from '../../testing/tabs.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, call, db, platform, pool, tokenOf, passTime, address, expectErrors } =
  await startTestApp({
    work: false,
    sockets: true,
  });

const tabs = openTabs(address);

async function newChat() {
  const [student, teacher] = [await makePerson(db), await makePerson(db)];
  const { id } = await makeConversation(db, [student, teacher]);
  return { student, teacher, id };
}

/** The names of all stored files and of all temporary files of uploads. */
async function storedFiles(): Promise<string[]> {
  const { dataDir } = platform.config;
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function form(fields: Record<string, string | [name: string, content: Buffer]>) {
  const formData = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') formData.set(field, value);
    else formData.set(field, new Blob([new Uint8Array(value[1])]), value[0]);
  }
  return formData;
}

async function upload(
  as: { id: number },
  conversation: number,
  file: [name: string, content: Buffer],
  more: Record<string, string> = {},
) {
  return call('POST /api/messages', {
    as,
    body: form({ conversation_id: String(conversation), attachment: file, ...more }),
  });
}

describe('the address of a file in a response to a page', () => {
  const host = 'nibras.test';
  const browser = { host, 'sec-fetch-site': 'same-origin' };
  const open = (address: string, headers: Record<string, string> = {}) => {
    const { pathname, search } = new URL(address);
    return call(`GET ${pathname}${search}` as 'GET /', { headers: { host, ...headers } });
  };
  async function sentTo(reader: 'student' | 'teacher') {
    const people = await newChat();
    await upload(people.student, people.id, ['a.pdf', pdf]);
    const read = (as: { id: number }) =>
      call(`GET /api/messages?conversation_id=${people.id}`, { as, headers: browser });
    const { body, headers } = await read(people[reader]);
    const [cookie = ''] = [headers['set-cookie'] ?? ''].flat();
    return { ...people, read, file: body[0].file_url as string, cookie };
  }
  const cookieHeader = (cookie: string) => ({ cookie: cookie.slice(0, cookie.indexOf(';')) });

  test('works in the reader’s browser only', async () => {
    const { student, read, file, cookie } = await sentTo('teacher');
    expect(cookie).toMatch(
      /^files-proof=[\w-]{43}; Path=\/storage\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    );
    expect((await open(file, cookieHeader(cookie))).raw).toEqual(pdf);
    expect((await open(file)).status).toBe(404);
    expect((await open(file.replace('&bound=1', ''))).status).toBe(404);
    const [others = ''] = [(await read(student)).headers['set-cookie'] ?? ''].flat();
    expect(cookieHeader(others)).not.toEqual(cookieHeader(cookie));
    expect((await open(file, cookieHeader(others))).status).toBe(404);
  });

  test('works without the cookie for clients that are no browser and for pages of another origin', async () => {
    const { student, id } = await newChat();
    for (const headers of [{ host }, { host, 'sec-fetch-site': 'cross-site' }]) {
      const { body } = await call('POST /api/messages', {
        as: student,
        headers,
        body: form({ conversation_id: String(id), attachment: ['a.pdf', pdf] }),
      });
      expect((await open(body.message.file_url)).status).toBe(200);
    }
  });

  test('in an event works only with the cookie, if the tab’s browser has it', async () => {
    const { student, teacher, id } = await newChat();
    const host = new URL(address).host;
    const [withCookie, withoutCookie] = [
      await tabs.open(await tokenOf(teacher), { filesCookie: true }),
      await tabs.open(await tokenOf(teacher)),
    ];
    const own = await tabs.open(await tokenOf(student), { filesCookie: true });
    await call('POST /api/messages', {
      as: student,
      headers: { host },
      body: form({ conversation_id: String(id), attachment: ['a.pdf', pdf] }),
    });
    const list = await call(`GET /api/messages?conversation_id=${id}`, {
      as: teacher,
      headers: { ...browser, host },
    });
    const [cookie = ''] = [list.headers['set-cookie'] ?? ''].flat();
    const boundAddress = (await withCookie.waitFor('new-message')).message.file_url;
    expect(boundAddress).toBe(list.body[0].file_url);
    expect((await open(boundAddress)).status).toBe(404);
    expect((await open(boundAddress, cookieHeader(cookie))).status).toBe(200);
    expect((await open((await withoutCookie.waitFor('new-message')).message.file_url)).status).toBe(
      200,
    );
    expect((await open((await own.waitFor('message-sent')).message.file_url)).status).toBe(404);
    for (const tab of [withCookie, withoutCookie]) expect(tab.all('new-message')).toHaveLength(1);
  });
});

describe('a picture with metadata', () => {
  const secret = 'place-31.2357E';
  const taken = {
    IFD0: { Make: 'Camera', Copyright: secret },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 3/1' },
  };
  const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#884422' } })
      .withExif(taken)
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
      .toFormat(format)
      .toBuffer();
  async function stored(name: string, content: Buffer) {
    const { student, id } = await newChat();
    const { status, body } = await upload(student, id, [name, content]);
    expect(status).toBe(200);
    const { pathname, search } = new URL(body.message.file_url);
    const { raw } = await call(`GET ${pathname}${search}` as 'GET /');
    expect(body.message.file_size).toBe(raw.length);
    return { raw, metadata: await sharp(raw).metadata() };
  }

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s is stored without it',
    async (format) => {
      const content = await photo(format);
      expect(content.includes(secret)).toBe(true);
      const { raw, metadata } = await stored(`a.${format}`, content);
      expect(raw.includes(secret)).toBe(false);
      expect(metadata).toMatchObject({ width: 40, height: 20 });
      expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  test.each(['jpeg', 'webp'] as const)('with XMP only is stored without it: %s', async (format) => {
    const content = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#884422' },
    })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
      .toFormat(format)
      .toBuffer();
    expect(content.includes(secret)).toBe(true);
    expect((await stored(`a.${format}`, content)).raw.includes(secret)).toBe(false);
  });

  test('is rotated upright and keeps its colour profile', async () => {
    const content = await sharp(await photo('jpeg'))
      .keepExif()
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .toBuffer();
    const { metadata } = await stored('a.jpg', content);
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.orientation).toBeUndefined();
    expect(metadata.icc).toBeDefined();
  });

  test('keeps its animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const content = await sharp(frames, { join: { animated: true } })
      .withExif(taken)
      .webp()
      .toBuffer();
    expect(content.includes(secret)).toBe(true);
    const { raw, metadata } = await stored('a.webp', content);
    expect(raw.includes(secret)).toBe(false);
    expect(metadata.pages).toBe(2);
  });

  test('that has none is stored unchanged', async () => {
    const content = await picture('jpeg');
    expect((await stored('a.jpg', content)).raw).toEqual(content);
  });
});

describe('a file', async () => {
  test.each([
    ['صورة.png', await picture('png'), 'image/png'],
    ['photo.jpeg', await picture('jpeg'), 'image/jpeg'],
    ['a.gif', await picture('gif'), 'image/gif'],
    ['a.webp', await picture('webp'), 'image/webp'],
    ['a.avif', await picture('avif'), 'image/avif'],
    ['الواجب الأول.pdf', pdf, 'application/pdf'],
    ['a.doc', ole('WordDocument', '1Table'), 'application/msword'],
    ['a.xls', ole('Workbook'), 'application/vnd.ms-excel'],
    ['old.xls', ole('Book'), 'application/vnd.ms-excel'],
    ['a.docx', docx, expect.stringContaining('wordprocessingml')],
    ['a.xlsx', xlsx, expect.stringContaining('spreadsheetml')],
  ])(
    '%s is sent, alone or with a text, and both participants can open it',
    async (name, content, type) => {
      const { student, teacher, id } = await newChat();
      const { status, body } = await upload(student, id, [name, content], { message: 'مرفق' });
      expect(status).toBe(200);
      expect(body.message).toMatchObject({
        body: 'مرفق',
        file_name: name,
        file_type: type,
        file_size: content.length,
      });
      expect((await upload(student, id, [name, content])).body.message.body).toBeNull();
      for (const reader of [student, teacher]) {
        const list = await call(`GET /api/messages?conversation_id=${id}`, { as: reader });
        const { pathname, search, searchParams } = new URL(list.body[0].file_url);
        expect(searchParams.get('person')).toBe(String(reader.id));
        const answer = await call(`GET ${pathname}${search}` as 'GET /');
        expect(answer.status).toBe(200);
        expect(answer.raw).toEqual(content);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        const how = body.message.file_type.startsWith('image/') ? 'inline' : 'attachment';
        expect(answer.headers['content-disposition']).toBe(
          `${how}; filename*=UTF-8''${encodeURIComponent(name)}`,
        );
      }
    },
  );

  test.each(['تقرير "نهائي".pdf', 'خصم 50% #2; آخر.pdf', '100%22.pdf'])(
    'named %j is shown and downloaded under that name',
    async (name) => {
      const { student, id } = await newChat();
      const { body } = await upload(student, id, [name, pdf]);
      // A form writes a quote as %22, so that a name with just that sign by sign comes with a quote.
      const read = name.replace('%22', '"');
      expect(body.message.file_name).toBe(read);
      const { pathname, search } = new URL(body.message.file_url);
      const answer = await call(`GET ${pathname}${search}` as 'GET /');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(read)}`,
      );
    },
  );

  test.each([
    ['photo.heic', heic, /HEIC.*لقطة شاشة/],
    ['photo.jpg', heic, /HEIC.*لقطة شاشة/],
    ['drawing.bmp', bmp, /BMP.*JPG أو PNG/],
  ])(
    '%s, a picture that is not decoded here, is told how to send it',
    async (name, content, text) => {
      const { student, id } = await newChat();
      const { status, body } = await upload(student, id, [name, content]);
      expect([status, body.message]).toEqual([415, expect.stringMatching(text)]);
      expect(body.errors.attachment).toEqual([body.message]);
    },
  );

  test('opens only by an address signed for the person, until it expires', async () => {
    const { student, teacher, id } = await newChat();
    const { body } = await upload(student, id, ['a.pdf', pdf]);
    const { pathname, search } = new URL(body.message.file_url);
    const open = async (query: string) => (await call(`GET ${pathname}${query}` as 'GET /')).status;
    expect(await open('')).toBe(404);
    expect(await open(search.replace(`person=${student.id}`, `person=${teacher.id}`))).toBe(404);
    const again = await call(`GET /api/messages?conversation_id=${id}`, { as: student });
    // The address stays the same for a while, so that a browser can cache the file.
    expect(again.body[0].file_url).toBe(body.message.file_url);
    passTime(limits.signedAddressLifetime / 2 - 60_000);
    expect(await open(search)).toBe(200);
    passTime(limits.signedAddressLifetime);
    expect(await open(search)).toBe(403);
  });

  test.each([
    ['a program', 'photo.png', Buffer.from('MZ\u0090\u0000 program'), 'png'],
    ['a picture that is a PDF', 'photo.png', pdf, 'png'],
    ['a text that is a picture', 'cv.docx', await picture('png'), 'docx'],
    ['any archive', 'work.docx', zip({ 'a.txt': 'a' }), 'docx'],
    ['an archive that only claims to be one', 'work.docx', emptyDocx, 'docx'],
    ['a table that is a text', 'work.xls', ole('WordDocument'), 'xls'],
    ['a mail', 'work.doc', ole('__nameid_version1.0'), 'doc'],
    ['a broken compound file', 'work.doc', ole().subarray(0, 600), 'doc'],
  ])('renamed to another type, %s, is refused', async (_what, name, content, ending) => {
    const { student, id } = await newChat();
    const before = await storedFiles();
    const { status, body } = await upload(student, id, [name, content]);
    expect(status).toBe(415);
    const text = `محتوى الملف لا يطابق امتداده «${ending}». تأكد من الملف ثم أرسله مرة أخرى.`;
    expect(body).toEqual({ message: text, errors: { attachment: [text] } });
    expect(await storedFiles()).toEqual(before);
  });

  test.each([
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['work.zip', zip({ 'a.txt': 'a' })],
    ['report.exe', pdf],
    ['invoice\u202efdp.exe', pdf],
    ['nothing-known', Buffer.from('abc')],
  ])('of another type, %s, is refused with the list of allowed types', async (name, content) => {
    const { student, id } = await newChat();
    const { status, body } = await upload(student, id, [name, content]);
    expect(status).toBe(415);
    expect(body).toEqual({
      message: 'نوع الملف غير مدعوم. الأنواع المسموح بها: الصور وPDF وWord وExcel.',
    });
  });

  test('with another picture’s extension, or none, gets the right one', async () => {
    const { student, id } = await newChat();
    const webp = await picture('webp');
    const named = async (name: string) =>
      (await upload(student, id, [name, webp])).body.message.file_name;
    expect(await named('saved.jpg')).toBe('saved.webp');
    expect(await named('image')).toBe('image.webp');
  });

  test('that is empty, a broken picture or too large a picture is refused with the reason', async () => {
    const { student, id } = await newChat();
    const png = await picture('png');
    const enormous = Buffer.from(png);
    enormous.writeUInt32BE(60_000, 16);
    enormous.writeUInt32BE(60_000, 20);
    const text = async (content: Buffer) => {
      const { status, body } = await upload(student, id, ['a.png', content]);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ attachment: [body.message] });
      return body.message;
    };
    expect(await text(Buffer.alloc(0))).toBe('هذا الملف فارغ. اختر ملفًا آخر.');
    expect(await text(png.subarray(0, 30))).toContain('وقد يكون الملف تالفًا');
    expect(await text(enormous)).toBe('أبعاد هذه الصورة كبيرة جدًا. اختر صورة أصغر.');
  });

  test('of 11 MB is 413 with and without a Content-Length, and 10 MB are accepted', async () => {
    const { student, id } = await newChat();
    const megabytes = (count: number) =>
      Buffer.concat([pdf, Buffer.alloc(count * 1024 ** 2 - pdf.length)]);
    const before = await storedFiles();
    const tooLarge = await upload(student, id, ['a.pdf', megabytes(11)]);
    expect(tooLarge.status).toBe(413);
    const text = 'حجم الملف أكبر من 10 ميجابايت. اختر ملفًا أصغر.';
    expect(tooLarge.body).toEqual({ message: text, errors: { attachment: [text] } });
    // A stream is sent without a Content-Length.
    const sent = new Response(
      form({ conversation_id: String(id), attachment: ['a.pdf', megabytes(11)] }),
    );
    const withoutLength = await fetch(`${address}/api/messages`, {
      method: 'POST',
      duplex: 'half',
      headers: {
        authorization: `Bearer ${await tokenOf(student)}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      body: sent.body,
      // The DOM types of a library do not know `duplex`.
    } as RequestInit);
    expect(withoutLength.status).toBe(413);
    expect(await storedFiles()).toEqual(before);
    expect((await upload(student, id, ['a.pdf', megabytes(10)])).status).toBe(200);
  });

  test.each([
    ['to a conversation of others', 404],
    ['with a text that is too long', 422],
  ])('%s leaves no file behind', async (what, expected) => {
    const { student, id } = await newChat();
    const before = await storedFiles();
    const as = expected === 404 ? await makePerson(db) : student;
    const message = what.includes('long') ? 'س'.repeat(5000) : '';
    const { status } = await upload(as, id, ['a.pdf', pdf], { message });
    expect(status).toBe(expected);
    expect(await storedFiles()).toEqual(before);
  });

  test('of a message that cannot be saved is removed', async () => {
    const { student, id } = await newChat();
    await pool.query(
      'alter table messages add constraint no_files check (file_path is null) not valid',
    );
    const before = await storedFiles();
    const errors = expectErrors();
    const { status } = await upload(student, id, ['a.pdf', pdf]);
    await pool.query('alter table messages drop constraint no_files');
    expect(status).toBe(500);
    expect(errors).toHaveLength(1);
    expect(await storedFiles()).toEqual(before);
  });

  test('sent again with the same client key is stored once', async () => {
    const { student, id } = await newChat();
    const before = (await storedFiles()).length;
    const again = () => upload(student, id, ['a.pdf', pdf], { client_key: 'k' });
    const answers = await Promise.all([again(), again(), again()]);
    answers.push(await again());
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(await storedFiles()).toHaveLength(before + 1);
  });

  test('sent twice in a form, or described in JSON, is refused', async () => {
    const { student, id } = await newChat();
    const two = form({ conversation_id: String(id), attachment: ['a.pdf', pdf] });
    two.append('attachment', new Blob([pdf]), 'b.pdf');
    const sent = [two, { conversation_id: id, attachment: { name: 'a.pdf', size: 3 } }];
    for (const body of sent) {
      const answer = await call('POST /api/messages', { as: student, body });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['attachment']);
    }
  });

  test('that was not chosen in a form without scripts is ignored', async () => {
    const { student, id } = await newChat();
    const payload = [
      `--x\r\nContent-Disposition: form-data; name="conversation_id"\r\n\r\n${id}\r\n`,
      '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nنص\r\n',
      '--x\r\nContent-Disposition: form-data; name="attachment"; filename=""\r\n',
      'Content-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n',
    ].join('');
    const { status, body } = await call('POST /api/messages', {
      as: student,
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(status).toBe(200);
    expect(body.message).toMatchObject({ body: 'نص', file_url: null });
  });
});

test('an aborted upload leaves no file and no message, and logs no error', async () => {
  const { student, id } = await newChat();
  const before = await storedFiles();
  const head = [
    'POST /api/messages HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${await tokenOf(student)}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
  ].join('\r\n');
  const field = `--x\r\nContent-Disposition: form-data; name="conversation_id"\r\n\r\n${id}\r\n`;
  const file = '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n';
  const { port, hostname } = new URL(address);
  const requestReceived = once(app.server, 'request');
  const socket = connect(Number(port), hostname);
  socket.write(`${head}\r\n\r\n${field}${file}`);
  socket.write(pdf);
  const [request] = await requestReceived;
  await new Promise<void>((resolve) => socket.write(Buffer.alloc(2_000_000), () => resolve()));
  const requestClosed = new Promise((resolve) => request.once('close', resolve));
  socket.resetAndDestroy();
  await requestClosed;
  await expect.poll(storedFiles, { timeout: 60_000 }).toEqual(before);
  const list = await call(`GET /api/messages?conversation_id=${id}`, { as: student });
  expect(list.body).toEqual([]);
});

test.each([
  ['../../etc/passwd.pdf', 'passwd', 'pdf'],
  ['C:\\work\\a.PDF', 'a', 'pdf'],
  ['photo\u202egpj.pdf', 'photogpj', 'pdf'],
  ['a\u0000b\n c\t.pdf', 'ab c', 'pdf'],
  ['.pdf', 'pdf', ''],
  ['..', 'ملف', ''],
  ['', 'ملف', ''],
  ['تقرير "نهائي" 100% #2; آخر.pdf', 'تقرير "نهائي" 100% #2; آخر', 'pdf'],
  ['تقرير?.الشهر.docx', 'تقرير.الشهر', 'docx'],
  [`${'ط'.repeat(300)}.pdf`, 'ط'.repeat(88), 'pdf'],
  ['😀'.repeat(100), '😀'.repeat(44), ''],
  [`${'ط'.repeat(20_000)}.pdf`, 'ط'.repeat(88), 'pdf'],
])('the name %j is cleaned to «%s»', (value, stem, ending) => {
  expect(cleanFileName(value)).toEqual({ stem, ending });
});

test('a name of twice as many combining marks takes no longer', async () => {
  const marks = (count: number) => `${'\u0301\u0323'.repeat(count / 2)}.pdf`;
  const timeOf = (name: string) =>
    processorTime(() => {
      for (let times = 0; times < 10; times += 1) cleanFileName(name);
    });
  const [short, long] = [await timeOf(marks(10_000)), await timeOf(marks(40_000))];
  // With the square of the length it would be 16 times as long.
  expect(long).toBeLessThan(8 * Math.max(short, 5));
});

describe('the content of', () => {
  test('a ZIP archive is read from its directory', async () => {
    expect(await zipMembers(docx)).toEqual(new Set(['[Content_Types].xml', 'word/document.xml']));
    expect(await zipMembers(Buffer.from('PK'))).toEqual(new Set());
    // A directory whose offset is beyond the end of the file.
    const corrupted = Buffer.from(docx);
    corrupted.writeUInt32LE(0x7fffffff, corrupted.length - 6);
    expect(await zipMembers(corrupted)).toEqual(new Set());
  });

  test('a compound file is read from its root, and a broken one throws nothing', () => {
    expect(oleStreams(ole('WordDocument', 'Data'))).toEqual(new Set(['WordDocument', 'Data']));
    const whole = ole('Workbook', 'Data');
    for (let length = 0; length < whole.length; length += 97) {
      expect(oleStreams(whole.subarray(0, length))).toEqual(new Set());
    }
    for (let at = 0; at < 1024; at += 7) {
      const broken = Buffer.from(whole);
      broken.fill(0x41, at, at + 7);
      expect(() => oleStreams(broken)).not.toThrow();
    }
  });
});
