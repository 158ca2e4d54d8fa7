export { certificateFacts } from './facts.ts';
export { insertCertificate, statusListSize } from './insert-certificate.ts';
export { issueByRule } from './issue-by-rule.ts';
export { issueCertificate } from './issue-certificate.ts';
export { noticeTypes, notifyOfCertificate } from './notify-of-certificate.ts';
export { paperNow } from './paper-of.ts';
export {
  type CertificateRow,
  certificateByCode,
  lockCertificate,
  stateOf,
  validCertificate,
} from './queries.ts';
export { replaceCertificate } from './replace-certificate.ts';
export { restoreCertificate, revokeCertificate } from './revoke-certificate.ts';
