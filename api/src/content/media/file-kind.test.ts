import { expect, test } from 'vitest';
import { pdf, picture, zip } from '../../testing/sample-files.ts';
import { video } from '../../testing/sample-video.ts';
import { fileKind, headBytes } from './file-kind.ts';
import { displayName, newMediaPath } from './media-path.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const png = await picture('png');
const archive = zip({ 'a.txt': 'a' });
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

test.each([
  ['cover.png', png, { kind: 'image', extension: 'webp' }],
  ['cover', await picture('jpeg'), { kind: 'image', extension: 'webp' }],
  ['moving.gif', await picture('gif'), { kind: 'image', extension: 'webp' }],
  ['lesson.MP4', video, { kind: 'video', extension: 'mp4' }],
  ['lesson.ar.vtt', Buffer.from('WEBVTT\n\n'), { kind: 'captions', extension: 'vtt' }],
  ['lesson.srt', Buffer.from('1\n00:00:01,000 --> '), { kind: 'captions', extension: 'vtt' }],
  ['book.pdf', pdf, { kind: 'document', extension: 'pdf' }],
  ['book.bin', pdf, { kind: 'document', extension: 'pdf' }],
  ['code.zip', archive, { kind: 'document', extension: 'zip' }],
  ['main.py', Buffer.from('print("مرحبًا")'), { kind: 'document', extension: 'py' }],
  ['page.html', Buffer.from('<html></html>'), { kind: 'document', extension: 'html' }],
  ['data.xml', Buffer.from('<?xml version="1.0"?><a/>'), { kind: 'document', extension: 'xml' }],
])('%s is told by its content', async (name, content, kind) => {
  expect(await fileKind(content.subarray(0, headBytes), name)).toEqual(kind);
});

test.each([
  ['a ZIP that says it is a picture', 'cover.png', archive],
  ['a picture that says it is a film', 'film.mp4', png],
  ['a film that says it is a picture', 'cover.jpg', video],
  ['an SVG with a script', 'cover.svg', Buffer.from(svg)],
  ['an SVG under another name', 'cover.png', Buffer.from(svg)],
  ['a playlist as a film', 'film.mp4', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ['a playlist under its own name', 'film.m3u8', Buffer.from('#EXTM3U\n')],
  ['a playlist as a text', 'list.txt', Buffer.from('\uFEFF#EXTM3U\nhttp://127.0.0.1/\n')],
  ['a list of ffmpeg as captions', 'a.vtt', Buffer.from('ffconcat version 1.0\nfile /etc/passwd')],
  ['a program', 'setup.exe', exe],
  ['a program as a text', 'readme.txt', exe],
  ['bytes without a kind', 'data.bin', Buffer.from('abc')],
  ['a text with control characters', 'a.txt', Buffer.from('a\0b')],
])('%s is refused', async (_what, name, content) => {
  expect(await fileKind(content.subarray(0, headBytes), name)).toBeNull();
});

test.each([
  ['../../etc/passwd.pdf', 'passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\My Lesson 1.pdf', 'my-lesson-1', 'My Lesson 1.pdf'],
  ['الدرس الأول.pdf', 'document', 'الدرس الأول.pdf'],
  ['a\0b\n.pdf', 'a-b', 'ab.pdf'],
  ['..', 'document', '..'],
  ['/', 'document', 'ملف'],
  [`${'x'.repeat(300)}.pdf`, 'x'.repeat(60), 'x'.repeat(200)],
  ['evil\u202Efdp.exe.pdf', 'evil-fdp-exe', 'evilfdp.exe.pdf'],
])('the name %j leads nowhere', (name, stem, shown) => {
  const path = newMediaPath(name, { kind: 'document', extension: 'pdf' });
  expect(path).toMatch(/^private\/media\/[0-9a-f]{18}\/[a-z0-9-]+\.pdf$/);
  expect(path.split('/').pop()).toBe(`${stem}.pdf`);
  expect(displayName(name, 200)).toBe(shown);
});
