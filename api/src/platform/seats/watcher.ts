import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import type { Platform } from '../platform.ts';

/** A session that asks for a video. */
export interface Watcher {
  personId: number;
  sessionId: number;
  /** Absent where only the address of a file is known. */
  lectureId?: number | undefined;
}

/** What seats need of the platform. */
export type SeatPlatform = Pick<Platform, 'db' | 'now'>;

/** The time since when a session must have asked for something to have its seat. */
export const activeSince = (now: Date) => new Date(now.getTime() - limits.life);
