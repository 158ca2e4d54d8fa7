import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';

export {
  drawCertificate,
  drawCertificateCard,
  drawCertificatePicture,
} from './draw-certificate.ts';
export { readSignature } from './keep-signature.ts';
export { type DrawnCertificate, isDrawableName, lostLetters } from './present-certificate.ts';

/** Certificates as papers and pictures. */
export const certificatePaper: Feature = { name: 'certificate-paper', jobs: workers };
