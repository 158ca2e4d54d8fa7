import { expect, test } from 'vitest';
import { shownName } from './texts.ts';

test.each([
  ['كم مرة تدور for i in range(3)؟', 'كم مرة تدور \u2066for i in range(3)\u2069؟'],
  ['ما عمل list.append() هنا وa[0]؟', 'ما عمل \u2066list.append()\u2069 هنا و\u2066a[0]\u2069؟'],
  ['ما لغة Python؟', 'ما لغة Python؟'],
  [undefined, 'سؤال بلا نص بعد'],
])('a name keeps the direction of the code in it: %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
