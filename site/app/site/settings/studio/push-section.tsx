import type { Setup } from '@nibras/contract/site/settings/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Facts } from './facts.tsx';

/** Push messages to the devices of those who switched them on. */
export function PushSection({ push }: Pick<Setup, 'push'>) {
  return (
    <div data-studio-field="push">
      <Section
        title="الإشعارات"
        description="تصل إلى أجهزة من فعّلها من ملفه الشخصي، حتى والموقع مغلق."
      >
        <Facts
          facts={[
            ['الأجهزة التي فعّلتها', countLabel(push.devices, rareNouns.device)],
            ['المفتاح العام', push.public_key],
            ['عنوان المسؤول', push.subject],
            [
              'المفتاح الخاص',
              push.from_environment
                ? 'في إعدادات الخادم (VAPID_PRIVATE_KEY)، ولا يُعرض هنا'
                : 'أنشأه الخادم لنفسه وحفظه عنده، ولا يُعرض هنا',
            ],
          ]}
        />
      </Section>
    </div>
  );
}
