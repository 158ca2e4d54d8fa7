import { endSessions } from '#people/auth/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Signs a person out on one of their devices.
 * @throws AppError 'session-not-found', also for another person's session
 */
export async function endOwnSession(
  platform: Pick<Platform, 'db' | 'now' | 'realtime'>,
  options: { personId: number; sessionId: number },
): Promise<void> {
  const request = { ...options, now: platform.now() };
  const ended = await platform.db.transaction((tx) => endSessions(tx, platform, request));
  if (ended === 0) throw new AppError('session-not-found');
}

/** Signs a person out of all sessions except one. */
export async function endOtherSessions(
  platform: Pick<Platform, 'db' | 'now' | 'realtime'>,
  options: { personId: number; except: number },
): Promise<void> {
  const request = { ...options, now: platform.now() };
  await platform.db.transaction((tx) => endSessions(tx, platform, request));
}
