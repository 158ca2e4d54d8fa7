import type { IssueByRule } from '#learning/completion/index.ts';
import { issueCertificate } from './issue-certificate.ts';
import { hadCertificate } from './queries.ts';

/**
 * Issues the certificate of a completed course that promises one, once. Anyone who has had one for the course gets no other by
 * the rules: a person withdrew it, and only a person gives another.
 */
export const issueByRule: IssueByRule = async (
  platform,
  tx,
  { person, course, completedAt, completion, quiet },
) => {
  if (!completion.certificate || (await hadCertificate(tx, { person, course }))) return false;
  const { mark } = completion;
  const input = { person, course, completedAt, mark, granted: null, quiet };
  const issued = await issueCertificate(platform, tx, input);
  return issued !== null && issued !== 'waits';
};
