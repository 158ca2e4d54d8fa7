export {
  drawCertificate,
  drawCertificateCard,
  drawCertificatePicture,
} from './draw-certificate.ts';
export { readSignature } from './keep-signature.ts';
export { type DrawnCertificate, isDrawableName, lostLetters } from './present-certificate.ts';
