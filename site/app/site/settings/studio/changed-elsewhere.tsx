import type { SettingSubject } from '#studio-kit/part/studio-part.ts';
import { useStudioParts } from '#studio-kit/part/use-parts.ts';
import { fieldLabel } from '#studio-kit/saving/field-names.ts';
import { settingEntries } from '#studio-kit/settings/find-settings.ts';
import { Link } from '#ui/text/link.tsx';

interface ChangedElsewhereProps {
  subject: SettingSubject;
  /** The fields whose draft differs from what visitors see. */
  changed: readonly string[];
}

/** What a publication takes along of the other pages: the draft is one for all of them. */
export function ChangedElsewhere({ subject, changed }: ChangedElsewhereProps) {
  const entries = settingEntries(useStudioParts());
  const others = changed
    .map((field) => ({ field, entry: entries.find(({ to }) => to.endsWith(`#${field}`)) }))
    .filter(({ entry }) => entry?.subject !== subject);
  if (others.length === 0) return null;
  return (
    <div className="text-sm text-text-soft">
      <p>يُنشر معها ما عُدّل في صفحات أخرى:</p>
      <ul className="list-disc ps-5">
        {others.map(({ field, entry }) => (
          <li key={field}>{entry ? <Link to={entry.to}>{entry.name}</Link> : fieldLabel(field)}</li>
        ))}
      </ul>
    </div>
  );
}
