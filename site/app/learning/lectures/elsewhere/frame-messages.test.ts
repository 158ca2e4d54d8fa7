import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-messages.ts';

const json = (value: object) => JSON.stringify(value);
const playerJs = (event: string, value?: object) => json({ context: 'player.js', event, value });

test.each([
  ['youtube', json({ event: 'onReady', info: null }), { ready: true }],
  [
    'youtube',
    json({ event: 'infoDelivery', info: { currentTime: 12.5, duration: 60, playerState: 1 } }),
    { seconds: 12.5, duration: 60, playing: true },
  ],
  [
    'youtube',
    json({ event: 'infoDelivery', info: { playerState: 0 } }),
    { ended: true, playing: false },
  ],
  ['youtube', json({ event: 'onStateChange', info: 2 }), { playing: false }],
  ['vimeo', { event: 'ready' }, { ready: true }],
  [
    'vimeo',
    json({ event: 'timeupdate', data: { seconds: 3, duration: 60, percent: 0.05 } }),
    { seconds: 3, duration: 60 },
  ],
  ['vimeo', { event: 'ended', data: {} }, { ended: true, playing: false }],
  ['bunny', playerJs('ready', { src: '' }), { ready: true }],
  ['bunny', playerJs('timeupdate', { seconds: 9, duration: 60 }), { seconds: 9, duration: 60 }],
  ['bunny', playerJs('ended'), { ended: true, playing: false }],
] as const)('%s says %j', (host, data, news) => {
  expect(readFrameMessage(host, data)).toEqual(news);
});

test.each([
  ['youtube', 'no JSON'],
  ['youtube', '{broken'],
  ['youtube', '[1]'],
  ['youtube', null],
  ['youtube', json({ event: 'infoDelivery', info: 'text' })],
  ['youtube', `{"event":"onReady","more":"${'a'.repeat(300_000)}"}`],
  ['vimeo', { event: 'loadProgress' }],
  // Of another protocol.
  ['bunny', json({ event: 'ended' })],
] as const)('%s says nothing by %j', (host, data) => {
  expect(readFrameMessage(host, data)).toBeNull();
});

test.each([[-1], [Number.NaN], ['12'], [1e9], [null]])('%j is no second', (seconds) => {
  expect(readFrameMessage('vimeo', { event: 'timeupdate', data: { seconds } })).toEqual({});
});
