export { certificateFacts } from './facts.ts';
export { insertCertificate, statusListSize } from './insert-certificate.ts';
export { issueByRule } from './issue-by-rule.ts';
export { paperNow } from './paper-of.ts';
export { type CertificateRow, certificateByCode, stateOf } from './queries.ts';
