import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { fieldLabel } from '#studio-kit/saving/field-names.ts';
import { sameValue } from '#studio-kit/saving/same-value.ts';
import { useValueTexts } from '#studio-kit/saving/use-value-texts.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { historyTexts as texts } from './history-texts.ts';
import { MarkedText } from './marked-text.tsx';
import { versionQuery } from './queries.ts';

/** What is different in a version from the item as it stands, field by field, with the changed words marked. */
export function VersionComparison({ item, number }: { item: StudioItem; number: number }) {
  const { data, error, refetch } = useQuery(versionQuery(item, number));
  if (error) {
    return (
      <FailedState
        headingLevel={2}
        title={texts.failed}
        message={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  const { fields } = data.version;
  const changed = Object.keys(fields).filter(
    (name) => name in item.fields && !sameValue(fields[name], item.fields[name]),
  );
  if (changed.length === 0) return <p className="text-text-soft">{texts.same}</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-text-soft">{texts.marks}</p>
      <dl className="flex flex-col gap-4">
        {changed.map((name) => (
          <div key={name}>
            <dt className="text-sm font-semibold">{fieldLabel(name)}</dt>
            <dd className="mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-raised p-3">
              <ChangedValue name={name} before={item.fields[name]} after={fields[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ChangedValue({ name, ...values }: { name: string; before: unknown; after: unknown }) {
  const [before = '', after = ''] = useValueTexts(name, [values.before, values.after]);
  return <MarkedText before={before} after={after} />;
}
