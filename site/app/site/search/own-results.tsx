import { useQuery } from '@tanstack/react-query';
import { errorText, isUnsupportedCall } from '#platform/api/api-error.ts';
import { SearchMarks } from '#ui/text/highlight.tsx';
import { FoundGroups } from './found-groups.tsx';
import { ownQuery } from './queries.ts';

/** What a member finds of their own; it comes after what everybody finds, and fails by itself. */
export default function OwnResults({ q }: { q: string }) {
  const own = useQuery(ownQuery(q, true));
  if (own.error && !own.data) {
    return isUnsupportedCall(own.error) ? null : (
      <p role="alert" className="mt-8 text-sm text-text-soft">
        تعذر البحث في أسئلتك ورسائلك. {errorText(own.error)}
      </p>
    );
  }
  if (!own.data || own.data.groups.length === 0) return null;
  return (
    <SearchMarks value={own.data.marks}>
      <FoundGroups groups={own.data.groups} address={{ q, kind: null }} />
    </SearchMarks>
  );
}
