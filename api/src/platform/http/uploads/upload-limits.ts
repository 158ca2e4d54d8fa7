import { uploads as limits } from '@nibras/contract/limits.ts';
import type { Database } from '../../database/database.ts';
import { tryAgainText } from '../../wait-text.ts';
import { AppError } from '../app-error.ts';
import { giveBackToDay, takeFromDay } from './upload-quota.ts';

const megabyte = 1024 * 1024;

/** Seconds after which an upload may be retried while others are in progress. */
const retryAfterSeconds = 10;

/** The reservation of one upload in progress. */
export interface Reservation {
  /** Ends the upload, complete or aborted, and frees what it did not use. @param received bytes that were received */
  release(received: number): Promise<void>;
}

/** The daily upload quota of people, and the limits of concurrent uploads to this process. */
export interface UploadLimits {
  /**
   * Reserves an upload before it is read.
   * @param upload.field the form field that an error is reported for
   * @throws AppError upload-quota, too-many-uploads, uploads-busy
   */
  reserve(upload: { personId: number; bytes: number; field: string }): Promise<Reservation>;
}

function overQuota(field: string, retryAfter: number) {
  const message = `بلغت الحد اليومي لرفع الملفات (${limits.perDayPerPerson / megabyte} ميجابايت). ${tryAgainText(retryAfter)}`;
  return new AppError('upload-quota', { retryAfter, message, errors: { [field]: [message] } });
}

export function createUploadLimits({ db, now }: { db: Database; now: () => Date }): UploadLimits {
  const uploadsByPerson = new Map<number, number>();
  let unfinished = 0;

  function begin(personId: number, bytes: number): () => void {
    const own = uploadsByPerson.get(personId) ?? 0;
    if (own >= limits.atOncePerPerson) {
      throw new AppError('too-many-uploads', { retryAfter: retryAfterSeconds });
    }
    if (unfinished + bytes > limits.unfinished) {
      throw new AppError('uploads-busy', { retryAfter: retryAfterSeconds });
    }
    uploadsByPerson.set(personId, own + 1);
    unfinished += bytes;
    return () => {
      const left = (uploadsByPerson.get(personId) ?? 0) - 1;
      if (left > 0) uploadsByPerson.set(personId, left);
      else uploadsByPerson.delete(personId);
      unfinished -= bytes;
    };
  }

  return {
    async reserve({ personId, bytes, field }) {
      const end = begin(personId, bytes);
      try {
        const retryAfter = await takeFromDay(db, { personId, bytes, now: now() });
        if (retryAfter !== null) throw overQuota(field, retryAfter);
      } catch (error) {
        end();
        throw error;
      }
      return {
        async release(received) {
          end();
          const unused = bytes - received;
          if (unused > 0) await giveBackToDay(db, { personId, bytes: unused });
        },
      };
    },
  };
}
