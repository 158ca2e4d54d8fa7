import { expect, test } from 'vitest';
import { pageMeta } from './head.ts';

const site = { siteName: 'نبراس', origin: 'https://nibras.example' };

const described = (head: Partial<Parameters<typeof pageMeta>[0]>) => {
  const meta = pageMeta({ path: '/services/1', ...head }, site);
  return meta.find((one) => 'script:ld+json' in one)?.['script:ld+json' as never];
};

test('a described page tells its address, its picture and whole addresses', () => {
  const jsonLd = {
    '@type': 'Service',
    name: 'متاجر',
    description: '',
    provider: { '@type': 'Organization', url: '/' },
  };
  expect(described({ jsonLd, storedImage: 'services/1.webp' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'متاجر',
    url: 'https://nibras.example/services/1',
    image: 'https://nibras.example/storage/services/1.webp?w=1280',
    provider: { '@type': 'Organization', url: 'https://nibras.example/' },
  });
});

test('a page without a description carries no block of data', () => {
  expect(described({})).toBeUndefined();
});

test('a stored picture lies on the host of the API', () => {
  const away = { ...site, apiBaseUrl: 'https://api.example' };
  const content = 'https://api.example/storage/a.webp?w=1280';
  const meta = pageMeta({ path: '/', storedImage: 'a.webp' }, away);
  expect(meta).toContainEqual({ property: 'og:image', content });
});
