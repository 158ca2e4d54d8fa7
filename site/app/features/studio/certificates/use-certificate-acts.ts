import type { ChangedCertificate } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { showUndo } from '../frame/undo-toast.ts';
import { studioKey } from '../lists/queries.ts';
import { certificateSchemas, certificatesPath } from './queries.ts';

const corrections = '/api/studio/certificate-corrections';
const schema = async () => (await certificateSchemas()).changedCertificateAnswer;

/**
 * Changes of certificates, one at a time. Each says what it did, offers to take it back, and resolves to what has become
 * of the certificate; null where it failed.
 */
export function useCertificateActs() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function act(
    path: string,
    json: object | undefined,
    failed: string,
  ): Promise<ChangedCertificate['certificate'] | null> {
    if (busy) return null;
    setBusy(true);
    try {
      const { message, certificate, undo } = await apiSend('POST', path, { json, schema });
      showUndo(message.replace(/\.$/, ''), undo, refresh);
      return certificate;
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      return null;
    } finally {
      setBusy(false);
      refresh();
    }
  }

  return {
    busy,
    grant: (json: { person: { email: string }; course: number; reason: string }) =>
      act(certificatesPath, json, 'لم تُمنح الشهادة'),
    revoke: (id: number, reason: string) =>
      act(`${certificatesPath}/${id}/revoke`, { reason }, 'لم تُسحب الشهادة'),
    reissue: (id: number, name: string) =>
      act(`${certificatesPath}/${id}/reissue`, { name }, 'لم يُصحح الاسم'),
    accept: (correction: number) =>
      act(`${corrections}/${correction}/accept`, undefined, 'لم يُقبل الطلب'),
    decline: (correction: number, answer: string) =>
      act(`${corrections}/${correction}/decline`, { answer }, 'لم يُرفض الطلب'),
  };
}
