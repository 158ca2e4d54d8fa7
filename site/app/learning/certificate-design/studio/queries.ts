import type { CertificatePreview } from '@nibras/contract/learning/certificate-design/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { readAnswer } from '#platform/api/read-answer.ts';
import { sendCall } from '#platform/api/transport.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** The picture of a look that is being typed. */
async function drawPreview(look: CertificatePreview, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await sendCall('/api/studio/certificate-design/preview', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(look),
      signal,
    });
    if (!response.ok) await readAnswer(response);
    return await response.blob();
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw new ApiError({ kind: 'network', message: failureTexts.network });
  }
}

/** Query of the certificate's preview. The one before stays until the next has come. */
export const certificatePreviewQuery = (look: CertificatePreview) =>
  queryOptions({
    queryKey: [...studioKey, 'certificate-design', look],
    queryFn: ({ signal }) => drawPreview(look, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });
