import { expect, test } from 'vitest';
import { contentSecurityPolicy, permissionsPolicy } from './content-security-policy.ts';

const base = {
  scriptHashes: ['abc=', 'def='],
  origin: 'https://nibras.example',
  apiBaseUrl: '',
  dev: false,
};

function directive(policy: string, name: string): string {
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

test('scripts are allowed by hash or from the site, styles only from the site', () => {
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

test('media may come from any https host if the API is another server, else only from the site', () => {
  const otherHost = contentSecurityPolicy({ ...base, apiBaseUrl: 'https://api.example' });
  for (const name of ['img-src', 'media-src']) {
    expect(directive(otherHost, name).split(' ')).toContain('https:');
    expect(directive(contentSecurityPolicy(base), name).split(' ')).not.toContain('https:');
  }
});

test('an API on another host may serve media, calls and sockets, but no scripts', () => {
  const policy = contentSecurityPolicy({ ...base, apiBaseUrl: 'https://api.example' });
  for (const name of ['img-src', 'media-src', 'connect-src']) {
    expect(directive(policy, name)).toContain('https://api.example');
  }
  expect(directive(policy, 'connect-src')).toContain('wss://api.example');
  expect(directive(policy, 'script-src')).not.toContain('api.example');
});

test('only the page of a preview may be shown in a frame, and only by the site itself', () => {
  const policy = contentSecurityPolicy({ ...base, framed: true });
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
});

test('frames come from other sites only where they are named, and may fill the screen then', () => {
  expect(directive(contentSecurityPolicy(base), 'frame-src')).toBe('');
  const frames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
  const policy = contentSecurityPolicy({ ...base, frames });
  expect(directive(policy, 'frame-src')).toBe(`frame-src 'self' ${frames.join(' ')}`);
  expect(directive(policy, 'script-src')).not.toContain('youtube');
  expect(permissionsPolicy([])).toMatch(/fullscreen=\(self\)$/);
  expect(permissionsPolicy(frames)).toMatch(
    /fullscreen=\(self "https:\/\/www\.youtube-nocookie\.com" "https:\/\/player\.vimeo\.com"\)$/,
  );
});
