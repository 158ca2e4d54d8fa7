import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session/session-store.ts';
import { CertificateName } from './certificate-name.tsx';
import { ownCertificatesQuery } from './queries.ts';

/** On the profile: the name that the certificates to come carry. Nothing until it is known. */
export function ProfileCertificateName() {
  // Only a server that sends permissions has certificates, an extension of the specification.
  const enabled = useSession((state) => state.user?.permissions !== undefined);
  const { data } = useQuery({ ...ownCertificatesQuery(), enabled, retry: false });
  return data ? <CertificateName names={data.names} /> : null;
}
