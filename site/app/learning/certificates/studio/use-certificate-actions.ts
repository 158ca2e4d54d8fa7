import {
  postStudioCertificateCorrectionsByIdAccept,
  postStudioCertificateCorrectionsByIdDecline,
  postStudioCertificates,
  postStudioCertificatesByIdReissue,
  postStudioCertificatesByIdRevoke,
} from '@nibras/contract/learning/certificates/studio/calls.ts';
import type {
  ChangedCertificate,
  GrantedCertificate,
} from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useChange } from '#studio-kit/frame/use-change.ts';

const done = ({ message }: Pick<GrantedCertificate, 'message'>) => message.replace(/\.$/, '');

/** What has become of the certificate; null where the change failed. */
const made = async (change: Promise<ChangedCertificate | null>) =>
  (await change)?.certificate ?? null;

/** Changes of certificates, one at a time. Each says what it did, and offers to take it back. */
export function useCertificateActions() {
  const { busy, change } = useChange();
  return {
    busy,
    /** Resolves to null where it failed; its certificate is null where it waits for a name. */
    grant: (body: { person: { email: string }; course: number; reason: string }) =>
      change(postStudioCertificates, { body }, { done, failed: wording`تعذر منح الشهادة` }),
    revoke: (id: number, reason: string) => {
      const input = { params: { id }, body: { reason } };
      return made(
        change(postStudioCertificatesByIdRevoke, input, {
          done,
          failed: wording`تعذر سحب الشهادة`,
        }),
      );
    },
    reissue: (id: number, name: string) => {
      const input = { params: { id }, body: { name } };
      return made(
        change(postStudioCertificatesByIdReissue, input, { done, failed: 'تعذر تصحيح الاسم' }),
      );
    },
    accept: (id: number) => {
      const told = { done, failed: 'تعذر قبول الطلب' };
      return made(change(postStudioCertificateCorrectionsByIdAccept, { params: { id } }, told));
    },
    decline: (id: number, answer: string) => {
      const input = { params: { id }, body: { answer } };
      const told = { done, failed: 'تعذر رفض الطلب' };
      return made(change(postStudioCertificateCorrectionsByIdDecline, input, told));
    },
  };
}
