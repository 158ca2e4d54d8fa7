import { wording } from '@nibras/contract/text/wording.ts';
import { courseLength, lectureCount } from '#learning/certificate-design/index.ts';
import type { CertificateRow } from '#learning/certificates/index.ts';
import type { Issuer } from './issuer.ts';
import { badgeContext, credentialContext, wholeSeconds } from './sign.ts';
import { statusListUrl, statusPlace } from './status-list.ts';

/** What a course is, in the words of the certificate: who gives it, and how long it is. */
function describeCourse({ provider, lectures, minutes }: CertificateRow['paper']): string {
  const size = [lectures > 0 ? lectureCount(lectures) : '', courseLength(minutes)];
  const known = size.filter((one) => one !== '').join('، ');
  return known === '' ? wording`كورس من ${provider}.` : wording`كورس من ${provider}: ${known}.`;
}

/**
 * A certificate as an Open Badges 3.0 credential that is yet to be signed. It says what the certificate says and nothing
 * else of the person: no address, no number of the account.
 */
export function credentialOf(issuer: Issuer, certificate: CertificateRow) {
  const { code, name, courseName, courseId, paper, completedAt, issuedAt } = certificate;
  const page = `${issuer.site}/certificates/${code}`;
  const status = statusPlace(certificate.statusIndex);
  const statusList = statusListUrl(issuer.site, status.list);
  return {
    '@context': [credentialContext, badgeContext],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseName,
    image: { id: `${page}.png`, type: 'Image' },
    issuer: { id: issuer.did, type: ['Profile'], name: paper.provider, url: issuer.site },
    validFrom: wholeSeconds(issuedAt),
    awardedDate: wholeSeconds(completedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', identityHash: name, hashed: false },
      ],
      achievement: {
        id: courseId === null ? `${page}#achievement` : `${issuer.site}/courses/${courseId}`,
        type: ['Achievement'],
        achievementType: 'Course',
        inLanguage: 'ar',
        name: courseName,
        description: describeCourse(paper),
        criteria: { narrative: wording`إتمام متطلبات كورس «${courseName}».` },
      },
    },
    credentialStatus: {
      id: `${statusList}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: statusList,
    },
  };
}
