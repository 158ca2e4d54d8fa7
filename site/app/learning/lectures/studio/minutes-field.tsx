import { filmMinutes } from '@nibras/contract/content/media/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { countLabel } from '#platform/format.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { type Film, minutesFromFilm } from './film-minutes.ts';

interface MinutesFieldProps {
  field: EditedField<number>;
  /** The lecture's film; null without one. */
  film: Film | null;
  /** How long it takes is read from the film, or estimated by whoever writes a text. */
  label: string;
}

/** The length of a lecture, filled from its film and editable. */
export function MinutesField({ field, film, label }: MinutesFieldProps) {
  const seen = useRef<Film | null>(null);
  const { path = null, duration = null } = film ?? {};
  const read = useEffectEvent((now: Film) => {
    const minutes = minutesFromFilm({ minutes: field.value, before: seen.current, film: now });
    seen.current = now;
    if (minutes !== null) field.set(Math.min(minutes, limits.minutesMax));
  });
  useEffect(() => {
    if (path !== null && duration !== null) read({ path, duration });
  }, [path, duration]);

  const ofFilm = duration === null ? null : filmMinutes(duration);
  return (
    <DraftBox field={field}>
      <Field label={label} className="w-44">
        <Input
          inputMode="numeric"
          dir="ltr"
          className="text-end!"
          value={field.value === 0 ? '' : String(field.value)}
          onChange={({ target }) => {
            const digits = foldDigits(target.value).replace(/\D/g, '');
            field.set(Math.min(Number(digits), limits.minutesMax));
          }}
        />
      </Field>
      {ofFilm !== null && ofFilm !== field.value && (
        <Button variant="ghost" size="sm" onClick={() => field.set(ofFilm)}>
          {`مدة الفيديو ${countLabel(ofFilm, 'minute')}، اجعلها له`}
        </Button>
      )}
    </DraftBox>
  );
}
