import type {
  CertificateNames,
  OwnCertificate,
} from '@nibras/contract/learning/certificates/shapes.ts';
import { readPackCode } from '@nibras/contract/text/pack-code.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';

// Imported in parallel with the request; a server-rendered page does not need it.
const schemas = () => import('@nibras/contract/learning/certificates/shapes.ts');

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
      const schema = async () => (await schemas()).certificateAnswer;
      const path = `/api/certificates/${encodeURIComponent(code)}`;
      return (await apiGet(path, { schema, signal })).certificate;
    },
    // It can be withdrawn at any moment.
    staleTime: 2_000,
  });

/** The first parts of the keys of the user's own certificates. */
export const ownCertificatesKey = ['certificates', 'own'] as const;

/** The API path of the user's certificates, of all courses or of one. */
export const ownCertificatesPath = (course?: number) =>
  `/api/my-certificates${queryString({ course })}`;

/** Query of the user's certificates and of the names that they carry. */
export const ownCertificatesQuery = (course?: number) =>
  queryOptions({
    queryKey: [...ownCertificatesKey, course ?? 'all'],
    queryFn: ({ signal }) =>
      apiGet(ownCertificatesPath(course), {
        schema: async () => (await schemas()).ownCertificatesAnswer,
        signal,
      }),
    staleTime: 2_000,
    refetchOnWindowFocus: true,
  });

/** Sets the name of the certificates to come; null for the account's. */
export async function chooseName(name: string | null): Promise<CertificateNames> {
  const schema = async () => (await schemas()).certificateNameAnswer;
  return (await apiSend('PUT', '/api/certificate-name', { json: { name }, schema })).names;
}

const correctionPath = (code: string) => `/api/my-certificates/${code}/correction`;
const changed = async () => (await schemas()).ownCertificateAnswer;

/** Asks for another name on a certificate. */
export async function askCorrection(
  code: string,
  json: { name: string; note: string },
): Promise<OwnCertificate> {
  const answer = await apiSend('POST', correctionPath(code), { json, schema: changed });
  return answer.certificate;
}

/** Takes a request back that waits. */
export async function takeCorrectionBack(code: string): Promise<OwnCertificate> {
  return (await apiSend('DELETE', correctionPath(code), { schema: changed })).certificate;
}
