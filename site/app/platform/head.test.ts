import { expect, test } from 'vitest';
import { pageMeta } from './head.ts';

const site = {
  siteName: 'نبراس',
  origin: 'https://nibras.example',
  description: 'منصة عربية لتعلم البرمجة.',
};

test('a page has title with suffix, description, canonical address and preview', () => {
  const meta = pageMeta(
    {
      title: 'أساسيات بايثون',
      description: 'من الصفر',
      image: '/storage/1.webp',
      path: '/courses/1',
    },
    site,
  );
  expect(meta).toContainEqual({ title: 'أساسيات بايثون | نبراس' });
  expect(meta).toContainEqual({ name: 'description', content: 'من الصفر' });
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://nibras.example/courses/1' };
  expect(meta).toContainEqual(canonical);
  const image = { property: 'og:image', content: 'https://nibras.example/storage/1.webp' };
  expect(meta).toContainEqual(image);
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(JSON.stringify(meta)).not.toContain('noindex');
});

test('a picture that the API draws is the preview, while structured data has the page’s own', () => {
  const drawn = {
    title: 'أساسيات',
    path: '/courses/1',
    storedImage: 'courses/1.webp',
    previewImage: '/api/previews/courses/1/0123456789abcdef.jpg',
    jsonLd: { '@type': 'Course' },
  };
  const meta = pageMeta(drawn, { ...site, apiBaseUrl: 'https://api.example' });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://api.example/api/previews/courses/1/0123456789abcdef.jpg',
  });
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' });
  expect(meta).toContainEqual({ property: 'og:image:height', content: '630' });
  expect(JSON.stringify(meta)).toContain(
    '"image":"https://api.example/storage/courses/1.webp?w=1280"',
  );
  // A server that draws none.
  const stored = pageMeta({ ...drawn, previewImage: null }, site);
  expect(JSON.stringify(stored)).not.toContain('og:image:width');
});

test('the home page has the name alone', () => {
  expect(pageMeta({ path: '/' }, site)).toContainEqual({ title: 'نبراس' });
});

test('a long description is cut to 160 characters at a word', () => {
  const meta = pageMeta({ path: '/', description: 'كلمة '.repeat(100) }, site);
  const description = meta.find((one) => 'name' in one && one.name === 'description');
  const content = (description as { content: string }).content;
  expect(content.length).toBeLessThanOrEqual(160);
  expect(content).toMatch(/كلمة…$/);
});
