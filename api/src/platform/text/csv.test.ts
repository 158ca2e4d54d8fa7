import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are quoted where they need it', () => {
  expect(csvLine(['منى', 'قالت: "نعم"', 'سطر\nوسطر', 'أ، ب', 'a,b', 12, null])).toBe(
    'منى,"قالت: ""نعم""","سطر\nوسطر",أ، ب,"a,b",12,\r\n',
  );
});

test.each(['=1+1', '+20 100', '-5', '@SUM(A1)', '\tx', '\rx'])(
  '%j is a text and not a formula',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test('a sign inside a text and a negative number stay as they are', () => {
  expect(csvLine(['a=b', -5])).toBe('a=b,-5\r\n');
});
