import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The page at a former address: leads to the present one. Without a field in `to`, with the one that the address names.
 * Not by the router's own component, which would add 400 bytes to the first scripts of every public page.
 */
export function MovedPage({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [pathname = '', field = hash.slice(1)] = to.split('#');
  useEffect(() => {
    void navigate({ pathname, search, hash: field }, { replace: true });
  }, [navigate, pathname, search, field]);
  return null;
}
