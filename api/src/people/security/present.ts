import type { OwnSession } from '@nibras/contract/people/security/shapes.ts';
import bowser from 'bowser';
import type { SessionRow } from './list-sessions.ts';

const kinds = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' } as const;

const isKind = (type: string | undefined): type is keyof typeof kinds =>
  type !== undefined && Object.hasOwn(kinds, type);

/** The browser, the operating system and the kind of device in a `User-Agent` header. */
export function parseDevice(userAgent: string | null): OwnSession['device'] {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: isKind(platform.type) ? kinds[platform.type] : null,
  };
}

export function presentSession(row: SessionRow, currentId: number): OwnSession {
  return {
    id: row.id,
    device: parseDevice(row.userAgent),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    current: row.id === currentId,
  };
}
