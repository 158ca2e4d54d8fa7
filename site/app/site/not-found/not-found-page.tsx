import { data } from 'react-router';
import { fixedMeta } from '#platform/head.ts';
import { WrongAddress } from './wrong-address.tsx';

/** Responds with 404 for any path without a page. */
export const loader = () => data(null, { status: 404 });

/** Avoids a request to the server when a dead link is clicked. */
export const clientLoader = () => null;

export const meta = fixedMeta({ title: 'الصفحة غير موجودة', noindex: true });

export default function NotFoundPage() {
  return <WrongAddress />;
}
