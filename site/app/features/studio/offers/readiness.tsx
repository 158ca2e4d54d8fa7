import { Link } from 'react-router';
import { CheckIcon, WarningIcon } from '#ui/ornament/icons.ts';
import type { MissingField } from './what-is-missing.ts';

const lineClass =
  'flex min-h-9 items-center rounded-sm px-2 text-link no-underline hover:bg-link-soft hover:underline';

/** What is still to be filled in before it is published, and what its page is better with; each line leads to its field. */
export function Readiness({ missing }: { missing: readonly MissingField[] }) {
  const parts = [
    { title: 'يلزم قبل النشر', fields: missing.filter(({ needed }) => needed), needed: true },
    { title: 'ويحسن أن تضيف', fields: missing.filter(({ needed }) => !needed), needed: false },
  ].filter(({ fields }) => fields.length > 0);
  return (
    <section aria-label="اكتمال الصفحة" className="flex flex-col gap-3 text-sm">
      {parts.length === 0 && (
        <p className="flex items-center gap-2 text-text-soft">
          <CheckIcon className="size-5 text-success" />
          اكتملت كل الحقول الأساسية.
        </p>
      )}
      {parts.map(({ title, fields, needed }) => (
        <div key={title}>
          <h2 className="flex items-center gap-2 text-sm font-medium text-text-soft">
            {needed && <WarningIcon className="size-4.5 text-warning" />}
            {title}
          </h2>
          <ul className="mt-1 -ms-2">
            {fields.map(({ field, text }) => (
              <li key={field}>
                <Link to={`#${field}`} replace className={lineClass}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
