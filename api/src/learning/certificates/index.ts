export { documentNow } from './document-of.ts';
export { certificateFacts } from './facts.ts';
export { insertCertificate, statusListSize } from './insert-certificate.ts';
export { issueByRule } from './issue-by-rule.ts';
export { type CertificateRow, certificateByCode, stateOf } from './queries.ts';
