import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Link } from '#ui/text/link.tsx';
import { mediaUsesQuery } from '../calls.ts';
import { placeText } from '../media-texts.ts';

/** Where a file is used; each place leads to its page in the studio. */
export function MediaUses({ id }: { id: number }) {
  const { data, error } = useQuery(mediaUsesQuery(id));
  const places = data && [...new Map(data.map((use) => [`${placeText(use)}`, use])).values()];
  return (
    <section aria-label="مواضع الاستخدام" className="flex flex-col gap-2">
      <h3 className="text-base">مواضع الاستخدام</h3>
      {error && <p className="text-sm text-danger">{errorText(error)}</p>}
      {!data && !error && <Skeleton className="h-6 w-48" />}
      {places?.length === 0 && <p className="text-sm text-text-soft">لا يستخدمه شيء بعد.</p>}
      {places && places.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {places.map((use) => (
            <li key={placeText(use)} className="wrap-anywhere">
              {use.path ? <Link to={use.path}>{placeText(use)}</Link> : placeText(use)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
