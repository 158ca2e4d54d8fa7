import { expect, it } from 'vitest';
import { renumbered, withGap, withoutGap } from './gap-code.ts';

const code = 'for i in range(3):\n  print(i)';

it('a selected part becomes a gap with itself as the answer', () => {
  const at = code.indexOf('range');
  expect(withGap({ code, gaps: [] }, at, at + 5)).toEqual({
    code: 'for i in [[1]](3):\n  print(i)',
    gaps: [{ accepted: ['range'] }],
  });
});

it('gaps are numbered in the order of the code, whichever was made first', () => {
  const print = code.indexOf('print');
  const one = withGap({ code, gaps: [] }, print, print + 5);
  const for_ = withGap(one, 0, 4);
  expect(for_.code).toBe('[[1]] i in range(3):\n  [[2]](i)');
  expect(for_.gaps).toEqual([{ accepted: ['for'] }, { accepted: ['print'] }]);
});

it('nothing, several lines and a gap make no gap', () => {
  const gapped = { code: 'a [[1]] b', gaps: [{ accepted: ['x'] }] };
  expect(withGap(gapped, 0, 0)).toEqual(gapped);
  expect(withGap(gapped, 0, 9)).toEqual(gapped);
  expect(withGap({ code, gaps: [] }, 0, code.length).gaps).toEqual([]);
});

it('a removed gap leaves its answer in the code, and the others their numbers in order', () => {
  const gaps = [{ accepted: ['for', 'كل'] }, { accepted: ['print'] }];
  expect(withoutGap({ code: '[[1]] i: [[2]](i)', gaps }, 0)).toEqual({
    code: 'for i: [[1]](i)',
    gaps: [{ accepted: ['print'] }],
  });
});

it('answers whose place was deleted stay, after the others', () => {
  const gaps = [{ accepted: ['a'] }, { accepted: ['b'] }];
  expect(renumbered({ code: 'x [[2]]', gaps })).toEqual({
    code: 'x [[1]]',
    gaps: [{ accepted: ['b'] }, { accepted: ['a'] }],
  });
});
