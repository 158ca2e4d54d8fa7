import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ['فروع Git بلا خوف', 'rtl'],
  ['React أم Vue؟', 'rtl'],
  ['React Native أم Flutter؟', 'rtl'],
  ['TypeScript: ما الذي تكسبه فعلًا؟', 'rtl'],
  ['C++ للمبتدئين', 'rtl'],
  ['«Docker» في خمس خطوات', 'rtl'],
  ['أساسيات Modern Full Stack Web Development', 'rtl'],
  ['2026', 'rtl'],
  ['', 'rtl'],
  [null, 'rtl'],
  ['Clean code habits', 'ltr'],
  ['TypeScript', 'ltr'],
  ['You can say مرحبا to everybody you meet here', 'ltr'],
  ['npm run build -- --watch', 'ltr'],
])('%j has the direction %s', (text, direction) => expect(textDirection(text)).toBe(direction));
