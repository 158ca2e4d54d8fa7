import { type VideoHost, videoHosts } from '@nibras/contract/learning/lectures/elsewhere-ids.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId } from 'react';
import { hostNames } from '#learning/lectures/index.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Switch } from '#studio-kit/fields/switch-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';

/** The sites whose videos lectures may have: a switch for each. */
export function VideoHostsField({ edited: { field } }: { edited: EditedItem<'site'> }) {
  const id = useId();
  const hosts = field('video_hosts');
  const on = hosts.value ?? [];
  const change = (host: VideoHost, isOn: boolean) =>
    hosts.set(videoHosts.filter((one) => (one === host ? isOn : on.includes(one))));
  return (
    <Section
      title="فيديوهات من مواقع أخرى"
      description={wording`اختر المواقع التي تضع فيديوهاتها في محاضراتك. يُعرض الفيديو في إطار من موقعه بعد أن {student:يضغط|تضغط} الطالب، فيصل إلى ذلك الموقع عنوان {student:جهازه|جهازها}. ولا يسري هناك عدد الأجهزة ولا ترجماتك ولا المعاينات، ولا تعمل المحاضرة بلا إنترنت.`}
    >
      <DraftBox field={hosts} className="flex flex-col gap-1">
        {videoHosts.map((host) => (
          <label
            key={host}
            htmlFor={`${id}-${host}`}
            className="flex min-h-11 cursor-pointer items-center gap-3"
          >
            <Switch
              id={`${id}-${host}`}
              checked={on.includes(host)}
              onChange={(isOn) => change(host, isOn)}
            />
            {hostNames[host]}
          </label>
        ))}
      </DraftBox>
    </Section>
  );
}
