import { expect, test } from 'vitest';
import { jsonLdText } from './json-ld-text.ts';

test('no text can end the block, and the parsed JSON equals the input', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = jsonLdText({ '@type': 'Thing', name, url: '/a' }, 'https://nibras.example');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name,
    url: 'https://nibras.example/a',
  });
});
