import { expect, test } from 'vitest';
import { pageMeta } from './head.ts';
import { provider, withAbsoluteUrls } from './json-ld.ts';

const site = {
  siteName: 'نبراس',
  origin: 'https://nibras.example',
  description: 'منصة عربية لتعلم البرمجة.',
};

const jsonLdOf = (head: Partial<Parameters<typeof pageMeta>[0]>) => {
  const meta = pageMeta({ path: '/services/1', ...head }, site);
  return meta.find((one) => 'script:ld+json' in one)?.['script:ld+json' as never];
};

test('structured data has the address, the picture and absolute URLs', () => {
  const jsonLd = {
    '@type': 'Service',
    name: 'متاجر',
    description: '',
    provider: { '@type': 'Organization', url: '/' },
  };
  expect(jsonLdOf({ jsonLd, storedImage: 'services/1.webp' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'متاجر',
    url: 'https://nibras.example/services/1',
    image: 'https://nibras.example/storage/services/1.webp?w=1280',
    provider: { '@type': 'Organization', url: 'https://nibras.example/' },
  });
});

test('the provider has its name wherever it is referred to', () => {
  const jsonLd = {
    '@type': 'Product',
    brand: provider,
    offers: { '@type': 'Offer', itemOffered: [{ '@type': 'Course', name: 'أ', provider }] },
  };
  const named = {
    ...provider,
    '@id': 'https://nibras.example/#organization',
    name: 'نبراس',
    url: 'https://nibras.example/',
  };
  expect(jsonLdOf({ jsonLd })).toMatchObject({
    brand: named,
    offers: { itemOffered: [{ provider: named }] },
  });
});

test('a page without structured data has no block', () => {
  expect(jsonLdOf({})).toBeUndefined();
});

test('the URL of a stored picture is on the API’s host', () => {
  const away = { ...site, apiBaseUrl: 'https://api.example' };
  const content = 'https://api.example/storage/a.webp?w=1280';
  const meta = pageMeta({ path: '/', storedImage: 'a.webp' }, away);
  expect(meta).toContainEqual({ property: 'og:image', content });
});

test('a video gets the picture of its page', () => {
  const video = { '@type': 'VideoObject', name: 'الدرس' };
  const place = { origin: 'https://nibras.example', image: 'https://nibras.example/a.webp' };
  expect(withAbsoluteUrls({ '@type': 'Course', hasPart: [video] }, place)).toMatchObject({
    hasPart: [{ thumbnailUrl: place.image }],
  });
});
