import type { VideoElsewhere } from '@nibras/contract/learning/lectures/elsewhere.ts';
import { pageOf, parseVideoAddress } from '@nibras/contract/learning/lectures/elsewhere-address.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';
import { hostNames } from '../elsewhere/host-names.ts';

interface ElsewhereFieldProps {
  field: EditedField<VideoElsewhere | null>;
  disabled: boolean;
}

const wrongAddress =
  'هذا ليس عنوان فيديو في يوتيوب أو فيميو أو Bunny Stream. انسخ العنوان من صفحة الفيديو نفسه، لا من قناة أو قائمة.';

/** A video that plays from another site: its address is pasted, and what does not apply there is said. */
export function ElsewhereField({ field, disabled }: ElsewhereFieldProps) {
  const { videoHosts = [] } = useSiteConfig();
  if (field.value) {
    return (
      <DraftBox field={field}>
        <Chosen
          video={field.value}
          isOn={videoHosts.includes(field.value.host)}
          onRemove={disabled ? undefined : () => field.set(null)}
        />
      </DraftBox>
    );
  }
  return (
    <DraftBox field={field}>
      {videoHosts.length === 0 ? (
        <AllOff />
      ) : (
        <Address hosts={videoHosts} disabled={disabled} onChoose={field.set} />
      )}
    </DraftBox>
  );
}

interface AddressProps {
  hosts: readonly VideoElsewhere['host'][];
  disabled: boolean;
  onChoose(video: VideoElsewhere): void;
}

function Address({ hosts, disabled, onChoose }: AddressProps) {
  const [typed, setTyped] = useState('');
  const video = parseVideoAddress(typed);
  const isOff = video !== null && !hosts.includes(video.host);
  const error = isOff
    ? `فيديوهات ${hostNames[video.host]} متوقفة في إعدادات المنصة.`
    : video === null
      ? wrongAddress
      : undefined;
  function read(text: string) {
    setTyped(text);
    const found = parseVideoAddress(text);
    if (found && hosts.includes(found.host)) onChoose(found);
  }
  return (
    <Field
      label="فيديو من موقع آخر"
      hint={`ألصق عنوان الفيديو. المواقع المفعّلة: ${hosts.map((host) => hostNames[host]).join('، ')}.`}
      {...(typed.trim() !== '' && error !== undefined && { error })}
    >
      <Input
        type="url"
        value={typed}
        disabled={disabled}
        placeholder="https://youtu.be/…"
        onChange={({ target }) => read(target.value)}
      />
    </Field>
  );
}

interface ChosenProps {
  video: VideoElsewhere;
  isOn: boolean;
  onRemove: (() => void) | undefined;
}

function Chosen({ video, isOn, onRemove }: ChosenProps) {
  const address = pageOf(video);
  const host = hostNames[video.host];
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">فيديو من {host}</p>
      <p className="flex flex-wrap items-center gap-3">
        <Link to={address} className="min-w-0 wrap-anywhere">
          <bdi dir="ltr">{address}</bdi>
        </Link>
        {onRemove && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            أزل
          </Button>
        )}
      </p>
      {!isOn && (
        <Notice tone="warning">{`فيديوهات ${host} متوقفة في إعدادات المنصة، فلا يراه أحد.`}</Notice>
      )}
      <p className="text-sm text-text-soft">
        {wording`يحلّ محل الفيديو المرفوع. تُعرض صورته من هنا، ولا يُطلب شيء من ${host} قبل أن {student:يضغط|تضغط} الطالب. لا يسري عليه عدد الأجهزة ولا الترجمات والمعاينات المرفوعة هنا، ولا يعمل بلا إنترنت.`}
      </p>
    </div>
  );
}

/** Where the sites are switched on, or by whom. */
function AllOff() {
  const maySet = useCapability('settings:edit');
  return (
    <p className="text-sm text-text-soft">
      فيديو من موقع آخر (يوتيوب أو فيميو أو Bunny Stream): متوقف.{' '}
      {maySet ? (
        <Link to="/studio/settings/advanced#video_hosts">فعّله من الإعدادات</Link>
      ) : (
        'يفعّله مشرف المنصة من الإعدادات المتقدمة.'
      )}
    </p>
  );
}
