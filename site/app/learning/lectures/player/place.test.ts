import { describe, expect, test } from 'vitest';
import { askedSecond, openPlace } from './place.ts';

test.each([
  ['?t=83', 83],
  ['?a=1&t=0', 0],
  ['?t=٨٣', 83],
  ['?t=86400', 86_400],
  ['?t=86401', null],
  ['?t=-5', null],
  ['?t=1.5', null],
  ['?t=12abc', null],
  ['?t=', null],
  ['', null],
])('the address %s asks for %j', (search, second) => {
  expect(askedSecond(search)).toBe(second);
});

describe('where a video begins', () => {
  test('is where its viewer stopped, but for its ends', () => {
    expect(openPlace({ saved: 42, input: null }).start(100)).toBe(42);
    expect(openPlace({ saved: 3, input: null }).start(100)).toBe(0);
    expect(openPlace({ saved: 98, input: null }).start(100)).toBe(0);
  });

  test('is the second that the address asks for, also near its ends and never behind them', () => {
    expect(openPlace({ saved: 42, input: 3 }).start(100)).toBe(3);
    expect(openPlace({ saved: 42, input: 98 }).start(100)).toBe(98);
    expect(openPlace({ saved: 42, input: 500 }).start(100)).toBe(99);
    expect(openPlace({ saved: 42, input: 5 }).start(0)).toBe(0);
  });

  test('is the last place after it was loaded again', () => {
    const place = openPlace({ saved: 42, input: 3 });
    place.reach(20, true);
    expect(place.start(100)).toBe(20);
  });
});

describe('a video that has ended', () => {
  test('counts as watched', () => {
    const place = openPlace({ saved: 0, input: null });
    place.reach(99, true);
    expect(place.end(100)).toBe(true);
    expect(place.seconds()).toBe(0);
  });

  test('does not count for anyone who was led to its second half', () => {
    const place = openPlace({ saved: 0, input: 80 });
    place.reach(80, false);
    place.reach(81, true);
    expect(place.end(100)).toBe(false);
    const pressed = openPlace({ saved: 0, input: null });
    pressed.jumpTo(90);
    pressed.reach(90, true);
    expect(pressed.end(100)).toBe(false);
  });

  test('does not count where the player showed its first picture before it moved', () => {
    const place = openPlace({ saved: 0, input: 80 });
    place.reach(0.2, true);
    expect(place.seconds()).toBe(80);
    place.reach(80, true);
    expect(place.end(100)).toBe(false);
  });

  test('counts for anyone who was led to its first half, had come further before, or went back', () => {
    const early = openPlace({ saved: 0, input: 40 });
    early.reach(40, true);
    expect(early.end(100)).toBe(true);
    const further = openPlace({ saved: 85, input: 80 });
    further.reach(80, true);
    expect(further.end(100)).toBe(true);
    const back = openPlace({ saved: 0, input: 80 });
    back.reach(80, true);
    back.reach(10, true);
    expect(back.end(100)).toBe(true);
  });

  test('counts for anyone who played from its beginning and then pressed a line', () => {
    const place = openPlace({ saved: 0, input: null });
    place.reach(1, true);
    place.jumpTo(90);
    place.reach(90, true);
    expect(place.end(100)).toBe(true);
  });
});
