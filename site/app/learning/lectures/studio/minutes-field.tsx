import { videoMinutes } from '@nibras/contract/content/media/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { minutesFromVideo, type Video } from './video-minutes.ts';

interface MinutesFieldProps {
  field: EditedField<number>;
  /** The lecture's video; null without one. */
  video: Video | null;
  /** How long it takes is read from the video, or estimated by anyone who writes a text. */
  label: string;
  /** Where nothing fills it in. */
  hint?: string | undefined;
}

/** The length of a lecture, filled from its video and editable. */
export function MinutesField({ field, video, label, hint }: MinutesFieldProps) {
  const seen = useRef<Video | null>(null);
  const { path = null, duration = null } = video ?? {};
  const read = useEffectEvent((now: Video) => {
    const minutes = minutesFromVideo({ minutes: field.value, before: seen.current, video: now });
    seen.current = now;
    if (minutes !== null) field.set(Math.min(minutes, limits.minutesMax));
  });
  useEffect(() => {
    if (path !== null && duration !== null) read({ path, duration });
  }, [path, duration]);

  const ofVideo = duration === null ? null : videoMinutes(duration);
  return (
    <DraftBox field={field}>
      <Field label={label} {...(hint !== undefined && { hint })}>
        <Input
          inputMode="numeric"
          dir="ltr"
          className="w-44! text-end!"
          value={field.value === 0 ? '' : String(field.value)}
          onChange={({ target }) => {
            const digits = foldDigits(target.value).replace(/\D/g, '');
            field.set(Math.min(Number(digits), limits.minutesMax));
          }}
        />
      </Field>
      {ofVideo !== null && ofVideo !== field.value && (
        <Button variant="ghost" size="sm" onClick={() => field.set(ofVideo)}>
          {`مدة الفيديو ${countLabel(ofVideo, 'minute', 'nominative')}، اجعلها له`}
        </Button>
      )}
    </DraftBox>
  );
}
