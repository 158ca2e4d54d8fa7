import { Navigate, useLocation } from 'react-router';

/** The page at a former address: leads to the present one, with the search and the field that the address names. */
export function MovedPage({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}
