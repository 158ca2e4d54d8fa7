import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { PrivacyPlatform } from '../privacy-platform.ts';
import { carryOutDeletions } from './carry-out.ts';
import { remindOfDeletions } from './remind.ts';
import { removeFilesWorker } from './remove-files.ts';

const deletionsKind = jobKind<object>('delete-accounts', { atOnce: 1 });

export const deletionWorkers = (platform: PrivacyPlatform): JobWorker[] => [
  jobWorker(
    deletionsKind,
    async () => {
      await remindOfDeletions(platform);
      await carryOutDeletions(platform);
    },
    '*/10 * * * *',
  ),
  removeFilesWorker(platform),
];
