export { courseLength, lectureCount } from './course-length.ts';
export {
  drawCertificate,
  drawCertificateCard,
  drawCertificatePicture,
} from './draw-certificate.ts';
export { readSignature } from './keep-signature.ts';
export type { DrawnCertificate } from './present-certificate.ts';
