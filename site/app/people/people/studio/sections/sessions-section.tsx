import type { PersonSession } from '@nibras/contract/people/people/studio/shapes.ts';
import { deviceName } from '#people/security/index.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { formatTimeAgo } from '#platform/format.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { ComputerIcon, GlobeIcon, MobileIcon } from '#ui/ornament/icons.ts';

const icons = { computer: ComputerIcon, phone: MobileIcon, tablet: MobileIcon };

interface SessionsSectionProps {
  sessions: PersonSession[];
  now: number;
}

/** Where a person signed in. */
export function SessionsSection({ sessions, now }: SessionsSectionProps) {
  return (
    <Section title="مرات الدخول" description="تبقى الجلسة المنتهية هنا يومًا بعد انتهائها.">
      {sessions.length === 0 && <p className="text-text-soft">لا جلسات مفتوحة على أي جهاز.</p>}
      {sessions.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} now={now} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionItem({ session, now }: { session: PersonSession; now: number }) {
  const { device, created_at, last_used_at, ended_at } = session;
  const Icon = device.kind ? icons[device.kind] : GlobeIcon;
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <Icon className="size-5 shrink-0 text-text-faint" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          {/* An Arabic phrase, though it begins with a Latin name. */}
          <bdi dir="rtl">{deviceName(device)}</bdi>
          {ended_at && <Badge>انتهت</Badge>}
        </p>
        <p className="text-sm text-text-faint">
          بدأت في <DateText at={created_at} withTime />، وآخر استخدام{' '}
          {formatTimeAgo(last_used_at, now)}
        </p>
      </div>
    </li>
  );
}
