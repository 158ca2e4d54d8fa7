import type { CertificateRow } from '#learning/certificates/index.ts';
import type { Issuer } from './issuer.ts';
import { badgeContext, credentialContext, wholeSeconds } from './sign.ts';
import { statusListUrl, statusPlace } from './status-list.ts';

const hours = (minutes: number) => Math.round((minutes / 60) * 10) / 10;

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
        description: `كورس من ${paper.provider}: ${paper.lectures} محاضرة في ${hours(paper.minutes)} ساعة.`,
        criteria: { narrative: `أتمّ ${name} متطلبات كورس «${courseName}».` },
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
