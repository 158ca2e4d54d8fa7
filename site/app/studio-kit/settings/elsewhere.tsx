import { Link } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { NextIcon } from '#ui/ornament/icons.ts';
import { Section } from '../fields/section.tsx';
import type { SettingSubject } from '../part/studio-part.ts';
import { useStudioParts } from '../part/use-parts.ts';
import { settingEntries } from './find-settings.ts';
import { settingSubjects } from './subjects.ts';

/** What belongs to a subject and has a page of its own. */
export function SettingsElsewhere({ subject, title }: { subject: SettingSubject; title: string }) {
  const capabilities = useSession(({ user }) => user?.capabilities);
  const own = settingSubjects[subject].to;
  const others = settingEntries(useStudioParts()).filter(
    (entry) =>
      entry.subject === subject &&
      entry.to.split('#')[0] !== own &&
      capabilities?.includes(entry.capability),
  );
  if (others.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="-my-2 divide-y divide-line">
        {others.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 text-text no-underline hover:text-link"
            >
              <span className="min-w-0 grow">{name}</span>
              <NextIcon className="size-5 text-text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
