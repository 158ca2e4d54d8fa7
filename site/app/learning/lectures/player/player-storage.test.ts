import { expect, test } from 'vitest';
import { playerStorage } from './player-storage.ts';

function memory(text?: string) {
  const values = new Map(text === undefined ? [] : [['player', text]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const defaults = {
  volume: null,
  muted: false,
  rate: null,
  language: null,
  captions: null,
  quality: 'auto',
  line: null,
};

test('settings of one video apply to the next', () => {
  const store = memory();
  playerStorage(store).save({ volume: 0.4, rate: 1.5, language: 'en', captions: false });
  playerStorage(store).save({ quality: 'saver', line: 400_000 });
  expect(playerStorage(store).read()).toEqual({
    ...defaults,
    volume: 0.4,
    rate: 1.5,
    language: 'en',
    captions: false,
    quality: 'saver',
    line: 400_000,
  });
});

test('what the former player stored is read', () => {
  const stored =
    '{"volume":0.3,"muted":true,"rate":1.25,"language":"en","captions":true,"quality":{"id":"2","width":1280,"height":720,"bitrate":900000}}';
  expect(playerStorage(memory(stored)).read()).toEqual({
    volume: 0.3,
    muted: true,
    rate: 1.25,
    language: 'en',
    captions: true,
    quality: 720,
    line: null,
  });
  expect(playerStorage(memory('{"quality":null}')).read()).toEqual(defaults);
});

test.each([
  undefined,
  '',
  'null',
  '[1]',
  '{"volume":7,"rate":"fast","quality":"high","line":1,"captions":"on","language":3}',
  '{',
])('stored settings of %s fall back to the defaults', (text) => {
  expect(playerStorage(memory(text)).read()).toEqual(defaults);
});
