import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import { expect, test } from 'vitest';
import type { CertificateRow } from '#learning/certificates/index.ts';
import { credentialOf } from './credential.ts';

const issuer = { did: 'did:web:example.org', site: 'https://example.org' } as Parameters<
  typeof credentialOf
>[0];

/** What a credential says of a course with so many lectures and minutes. */
function achievementOf(lectures: number, minutes: number) {
  const paper = { provider: 'نبراس', lectures, minutes } as CertificateDocument;
  const row = {
    code: '8KQ4MWYT2HRX',
    name: 'ليلى حسن',
    courseName: 'بايثون',
    courseId: 1,
    paper,
    completedAt: new Date('2026-11-20T10:00:00Z'),
    issuedAt: new Date('2026-11-24T10:00:00Z'),
    statusIndex: 1,
  } as CertificateRow;
  return credentialOf(issuer, row).credentialSubject.achievement;
}

test('a credential counts lectures and hours in the plural forms of Arabic', () => {
  const described = [
    [1, 60],
    [2, 120],
    [3, 180],
    [5, 25],
    [32, 840],
    [0, 90],
    [0, 0],
  ].map(([lectures = 0, minutes = 0]) => achievementOf(lectures, minutes).description);
  expect(described).toEqual([
    'كورس من نبراس: محاضرة واحدة، ساعة واحدة.',
    'كورس من نبراس: محاضرتان، ساعتان.',
    'كورس من نبراس: 3 محاضرات، 3 ساعات.',
    'كورس من نبراس: 5 محاضرات، 25 دقيقة.',
    'كورس من نبراس: 32 محاضرة، 14 ساعة.',
    'كورس من نبراس: ساعتان.',
    'كورس من نبراس.',
  ]);
});

test('a credential says what was completed, not whether a man or a woman did', () => {
  expect(achievementOf(3, 180).criteria.narrative).toBe('إتمام متطلبات كورس «بايثون».');
});
