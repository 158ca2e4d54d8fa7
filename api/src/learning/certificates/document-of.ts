import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import { readSignature } from '#learning/certificate-design/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { siteSettings } from '#platform/database/schema/index.ts';
import { readDocumentLogo } from '#platform/files/document-picture.ts';
import type { CertificateFacts } from './facts.ts';

/**
 * What a certificate that is issued now says beside the name and the course. The logo and the signature
 * are copies, so that they stay when the provider's change.
 */
export async function documentNow(
  tx: Transaction,
  { teacher, minutes, lectures }: CertificateFacts,
  mark: number | null,
): Promise<CertificateDocument> {
  const [site] = await tx.select().from(siteSettings);
  const { copy: logo } = await readDocumentLogo(tx);
  return {
    provider: site?.name ?? '',
    logo,
    title: site?.certificateTitle ?? '',
    text: site?.certificateText ?? '',
    teacher,
    minutes,
    lectures,
    mark,
    signer: site?.certificateSigner ?? '',
    signer_title: site?.certificateSignerTitle ?? '',
    signature: await readSignature(tx),
    accent: site?.certificateAccent || (site?.accent ?? ''),
  };
}
