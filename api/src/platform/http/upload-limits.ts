import { uploads as limits } from '@nibras/contract/limits.ts';
import type { Database } from '../database/database.ts';
import { tryAgainText } from '../wait-text.ts';
import { AppError } from './app-error.ts';
import { giveBackToDay, takeFromDay } from './upload-quota.ts';

const megabyte = 1024 * 1024;

/** Seconds after which a file may be tried again where others are still on their way. */
const tryAgainAfter = 10;

/** Room for one file that is on its way. */
export interface Reservation {
  /** Once the file is there, or will not come. @param received bytes of it that were sent */
  settle(received: number): Promise<void>;
}

/** What people may send, and what may be on its way to this process at a time. */
export interface UploadLimits {
  /**
   * Makes room for a file before anything of it is read.
   * @param given.field the form's field, which is told with a refusal
   * @throws AppError upload-quota, too-many-uploads, uploads-busy
   */
  reserve(given: { personId: number; bytes: number; field: string }): Promise<Reservation>;
}

function overQuota(field: string, retryAfter: number) {
  const message = `بلغت الحد اليومي لرفع الملفات (${limits.perDayPerPerson / megabyte} ميجابايت). ${tryAgainText(retryAfter)}`;
  return new AppError('upload-quota', { retryAfter, message, errors: { [field]: [message] } });
}

export function createUploadLimits({ db, now }: { db: Database; now: () => Date }): UploadLimits {
  const underWay = new Map<number, number>();
  let unfinished = 0;

  function enter(personId: number, bytes: number): () => void {
    const own = underWay.get(personId) ?? 0;
    if (own >= limits.atOncePerPerson) {
      throw new AppError('too-many-uploads', { retryAfter: tryAgainAfter });
    }
    if (unfinished + bytes > limits.unfinished) {
      throw new AppError('uploads-busy', { retryAfter: tryAgainAfter });
    }
    underWay.set(personId, own + 1);
    unfinished += bytes;
    return () => {
      const left = (underWay.get(personId) ?? 0) - 1;
      if (left > 0) underWay.set(personId, left);
      else underWay.delete(personId);
      unfinished -= bytes;
    };
  }

  return {
    async reserve({ personId, bytes, field }) {
      const leave = enter(personId, bytes);
      try {
        const retryAfter = await takeFromDay(db, { personId, bytes, now: now() });
        if (retryAfter !== null) throw overQuota(field, retryAfter);
      } catch (error) {
        leave();
        throw error;
      }
      return {
        async settle(received) {
          leave();
          const unused = bytes - received;
          if (unused > 0) await giveBackToDay(db, { personId, bytes: unused });
        },
      };
    },
  };
}
