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

test('settings of one video apply to the next', async () => {
  const store = memory();
  const first = playerStorage(store, () => 0);
  await first.setVolume?.(0.4);
  await first.setPlaybackRate?.(1.5);
  await first.setLang?.('en');
  await first.setCaptions?.(false);
  const next = playerStorage(store, () => 12);
  expect(await next.getVolume()).toBe(0.4);
  expect(await next.getPlaybackRate()).toBe(1.5);
  expect(await next.getLang()).toBe('en');
  expect(await next.getCaptions()).toBe(false);
  expect(await next.getTime()).toBe(12);
});

test.each([undefined, '', 'null', '[1]', '{"volume":7,"rate":"fast"}', '{'])(
  'stored settings of %s fall back to the defaults',
  async (text) => {
    const storage = playerStorage(memory(text), () => 0);
    expect(await storage.getVolume()).toBeNull();
    expect(await storage.getPlaybackRate()).toBeNull();
    expect(await storage.getCaptions()).toBeNull();
    expect(await storage.getMuted()).toBe(false);
  },
);
