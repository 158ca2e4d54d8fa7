import type { CertificatePaper } from '@nibras/contract/learning/certificates/shapes.ts';
import { readSignature } from '#learning/certificate-design/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { siteSettings } from '#platform/database/schema/index.ts';
import { readPaperLogo } from '#selling/receipts/index.ts';
import type { CertificateFacts } from './facts.ts';

/**
 * What a certificate that is issued now says beside the name and the course. The logo and the signature
 * are copies, so that they stay when the provider's change.
 */
export async function paperNow(
  tx: Transaction,
  { teacher, minutes, lectures }: CertificateFacts,
  mark: number | null,
): Promise<CertificatePaper> {
  const [site] = await tx.select().from(siteSettings);
  const { copy: logo } = await readPaperLogo(tx);
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
