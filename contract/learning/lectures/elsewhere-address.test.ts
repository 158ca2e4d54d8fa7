import { expect, test } from 'vitest';
import { videoElsewhere } from './elsewhere.ts';
import { frameAddress, frameOrigins, pageOf, parseVideoAddress } from './elsewhere-address.ts';

const youtube = (start = 0) => ({ host: 'youtube', id: 'dQw4w9WgXcQ', start });
const vimeo = (hash: string | null = null, start = 0) => ({
  host: 'vimeo',
  id: '76979871',
  hash,
  start,
});
const guid = '3f9c2d1e-0b4a-4c6d-8e7f-0123456789ab';
const bunny = (start = 0) => ({ host: 'bunny', library: '12345', id: guid, start });

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube()],
  ['youtube.com/watch?v=dQw4w9WgXcQ&list=PL123&t=83s', youtube(83)],
  ['http://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', youtube()],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=1m23s', youtube(83)],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube()],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youtube()],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', youtube(90)],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube()],
  [' https://youtu.be/dQw4w9WgXcQ?t=1h2m3s ', youtube(3723)],
  ['https://vimeo.com/76979871', vimeo()],
  ['https://vimeo.com/76979871/0123456789', vimeo('0123456789')],
  ['https://vimeo.com/channels/staffpicks/76979871#t=30s', vimeo(null, 30)],
  ['https://player.vimeo.com/video/76979871?h=abcdef0123', vimeo('abcdef0123')],
  [`https://iframe.mediadelivery.net/embed/12345/${guid}?autoplay=true&t=40`, bunny(40)],
  [`https://iframe.mediadelivery.net/play/12345/${guid}`, bunny()],
  [`https://player.mediadelivery.net/embed/12345/${guid.toUpperCase()}`, bunny()],
])('«%s» is read', (typed, video) => {
  expect(parseVideoAddress(typed)).toEqual(video);
  expect(videoElsewhere.parse(video)).toEqual(video);
});

test.each([
  [''],
  ['javascript:alert(1)'],
  ['data:text/html,youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://evil.example/https://youtu.be/dQw4w9WgXcQ'],
  ['https://user@www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com\\@evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXc'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>'],
  ['https://www.youtube.com/@channel'],
  ['https://www.youtube.com/playlist?list=PL123'],
  ['https://www.youtube.com/redirect?q=https://evil.example'],
  ['https://youtu.be/'],
  ['https://vimeo.com/user123'],
  ['https://vimeo.com/76979871/settings'],
  ['https://vimeo.com/76979871/0123456789/more'],
  ['https://player.vimeo.com/video/76979871?h=../../evil'],
  [`https://iframe.mediadelivery.net/embed/12345/${guid}/more`],
  ['https://iframe.mediadelivery.net/embed/abc/def'],
  ['https://video.mediadelivery.net/embed/12345/x'],
  [`https://www.youtube.com/watch?v=${'a'.repeat(600)}`],
  [`https://${'a.'.repeat(5_000)}youtube.com`],
])('«%s» is refused', (typed) => {
  expect(parseVideoAddress(typed)).toBeNull();
});

test.each([
  [youtube(5), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [vimeo('abcdef0123'), 'https://vimeo.com/76979871/abcdef0123'],
  [bunny(), `https://iframe.mediadelivery.net/play/12345/${guid}`],
] as const)('the page of %j is read as the same video', (video, page) => {
  const same = videoElsewhere.parse(video);
  expect(pageOf(same)).toBe(page);
  expect(parseVideoAddress(page)).toEqual({ ...video, start: 0 });
});

test('a frame begins at a second, on the origin of its site', () => {
  for (const video of [youtube(), vimeo('abcdef0123'), bunny()].map((one) =>
    videoElsewhere.parse(one),
  )) {
    const address = frameAddress(video, { origin: 'https://nibras.example', start: 83.7 }) ?? '';
    expect(new URL(address).origin).toBe(frameOrigins[video.host]);
    expect(address).toMatch(/(?:start=83|#t=83s|t=83)/);
  }
});

test('what another server sends becomes no other address', () => {
  const options = { origin: 'https://nibras.example', start: 0 };
  const sent = [
    { host: 'youtube', id: '../evil', start: 0 },
    { host: 'vimeo', id: '1/../evil', hash: null, start: 0 },
    { host: 'bunny', library: '..', id: guid, start: 0 },
    { host: 'other', id: 'dQw4w9WgXcQ', start: 0 },
  ];
  for (const video of sent) expect(frameAddress(video as never, options)).toBeNull();
});
