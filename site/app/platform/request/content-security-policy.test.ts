import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const base = {
  scriptHashes: ['abc=', 'def='],
  origin: 'https://nibras.example',
  apiBaseUrl: '',
  dev: false,
};

function directive(policy: string, name: string): string {
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

test('scripts run by their hash or from the site alone, styles from the site alone', () => {
  const policy = contentSecurityPolicy(base);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc=' 'sha256-def='");
  expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('unsafe-inline');
  for (const [name, source] of [
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ] as const) {
    expect(directive(policy, name)).toBe(`${name} ${source}`);
  }
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' wss://nibras.example");
});

test('pictures and films of another server may lie anywhere, ours only with us', () => {
  const elsewhere = contentSecurityPolicy({ ...base, apiBaseUrl: 'https://api.example' });
  for (const name of ['img-src', 'media-src']) {
    expect(directive(elsewhere, name).split(' ')).toContain('https:');
    expect(directive(contentSecurityPolicy(base), name).split(' ')).not.toContain('https:');
  }
});

test('an API elsewhere may be called, watched and listened to, and run nothing', () => {
  const policy = contentSecurityPolicy({ ...base, apiBaseUrl: 'https://api.example' });
  for (const name of ['img-src', 'media-src', 'connect-src']) {
    expect(directive(policy, name)).toContain('https://api.example');
  }
  expect(directive(policy, 'connect-src')).toContain('wss://api.example');
  expect(directive(policy, 'script-src')).not.toContain('api.example');
});
