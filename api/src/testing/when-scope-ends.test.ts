import { describe, expect, test } from 'vitest';
import { whenScopeEnds } from './when-scope-ends.ts';

const ended: string[] = [];

describe('a file', () => {
  whenScopeEnds(() => ended.push('group'));

  test('stops what a test starts when the test ends', () => {
    whenScopeEnds(async () => {
      await Promise.resolve();
      ended.push('test');
    });
    expect(ended).toEqual([]);
  });

  test('and what it starts itself with its last test', () => {
    expect(ended).toEqual(['test']);
  });
});

describe('the next', () => {
  test('nothing of it is left', () => expect(ended).toEqual(['test', 'group']));
});
