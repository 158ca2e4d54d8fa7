import { data } from 'react-router';
import { fixedMeta } from '#platform/head.ts';
import { NotFoundView } from './not-found-view.tsx';

/** Any address that no page has. */
export const loader = () => data(null, { status: 404 });

/** Keeps a click on a dead link from asking the server. */
export const clientLoader = () => null;

export const meta = fixedMeta({ title: 'الصفحة غير موجودة', noindex: true });

export default function NotFoundPage() {
  return (
    <div className="page-width py-12">
      <NotFoundView />
    </div>
  );
}
