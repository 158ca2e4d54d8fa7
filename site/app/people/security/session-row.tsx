import type { OwnSession } from '@nibras/contract/people/security/shapes.ts';
import { useId } from 'react';
import { formatDate, formatTimeAgo } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { ComputerIcon, GlobeIcon, MobileIcon } from '#ui/ornament/icons.ts';
import { deviceName } from './device-name.ts';

const icons = { computer: ComputerIcon, phone: MobileIcon, tablet: MobileIcon };

interface SessionRowProps {
  session: OwnSession;
  ending: boolean;
  onEnd(): void;
}

/** One signed-in device. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { timeZone } = useSiteConfig();
  const { current, device, created_at, last_used_at } = session;
  const id = useId();
  const Icon = device.kind ? icons[device.kind] : GlobeIcon;
  const lastUse = `آخر استخدام: ${formatTimeAgo(last_used_at, Date.now())}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="flex size-11 items-center justify-center rounded-full bg-sunken text-text-soft">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {/* An Arabic phrase, though it begins with a Latin name. */}
          <bdi id={`${id}-name`} dir="rtl">
            {deviceName(device)}
          </bdi>
          {current && <Badge tone="success">هذا الجهاز</Badge>}
        </p>
        <p id={`${id}-use`} className="text-sm text-text-soft">
          {current ? 'مفتوح الآن' : lastUse} · دخلت منه في {formatDate(created_at, timeZone)}
        </p>
      </div>
      {!current && (
        <Button
          id={`${id}-end`}
          variant="secondary"
          size="sm"
          aria-labelledby={`${id}-end ${id}-name`}
          aria-describedby={`${id}-use`}
          loading={ending}
          loadingLabel="جارٍ تسجيل الخروج…"
          onClick={onEnd}
        >
          تسجيل الخروج
        </Button>
      )}
    </li>
  );
}
