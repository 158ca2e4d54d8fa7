import {
  deleteMyCertificatesByCodeCorrection,
  getCertificatesByCode,
  getMyCertificates,
  postMyCertificatesByCodeCorrection,
  putCertificateName,
} from '@nibras/contract/learning/certificates/calls.ts';
import type {
  CertificateNames,
  OwnCertificate,
} from '@nibras/contract/learning/certificates/shapes.ts';
import { readPackCode } from '@nibras/contract/text/pack-code.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** No code is longer, however it is typed; a whole link is read before it is shortened. */
const longest = 60;

/** The page of a code, as it is typed; what cannot be a code leads to a page that says so. */
export const certificatePath = (typed: string): string =>
  `/certificates/${encodeURIComponent(readPackCode(typed) ?? typed.trim().slice(0, longest))}`;

/** Query of the certificate with a code. */
export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificates', 'one', code],
    queryFn: async ({ signal }) => {
      return (await makeCall(getCertificatesByCode, { params: { code }, signal })).certificate;
    },
    // It can be withdrawn at any moment.
    staleTime: 2_000,
  });

/** The first parts of the keys of the user's own certificates. */
export const ownCertificatesKey = ['certificates', 'own'] as const;

/** The API path of the user's certificates, of all courses or of one. */
export const ownCertificatesPath = (course?: number) =>
  addressOf(getMyCertificates, { query: { course } });

/** Query of the user's certificates and of the names that they carry. */
export const ownCertificatesQuery = (course?: number) =>
  queryOptions({
    queryKey: [...ownCertificatesKey, course ?? 'all'],
    queryFn: ({ signal }) => makeCall(getMyCertificates, { query: { course }, signal }),
    staleTime: 2_000,
    refetchOnWindowFocus: true,
  });

/** Sets the name of the certificates to come; null for the account's. */
export async function chooseName(name: string | null): Promise<CertificateNames> {
  return (await makeCall(putCertificateName, { body: { name } })).names;
}

/** Asks for another name on a certificate. */
export async function askCorrection(
  code: string,
  body: { name: string; note: string },
): Promise<OwnCertificate> {
  const correcting = { params: { code }, body };
  return (await makeCall(postMyCertificatesByCodeCorrection, correcting)).certificate;
}

/** Takes a request back that waits. */
export async function takeCorrectionBack(code: string): Promise<OwnCertificate> {
  return (await makeCall(deleteMyCertificatesByCodeCorrection, { params: { code } })).certificate;
}
