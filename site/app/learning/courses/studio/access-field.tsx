import { drafts as limits } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { useId, useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Choice } from '#studio-kit/fields/choice.tsx';
import { dayMonthsLater, dayOf, endOfDay } from '#studio-kit/fields/day-end.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

/** What a span begins with where nobody has chosen one yet. */
const usualDays = 90;
const usualMonths = 6;

interface AccessFieldProps {
  days: EditedField<number | null>;
  until: EditedField<string | null>;
}

/** For how long anyone who buys the course has access: for ever, for days from joining, or until a day. */
export function AccessField({ days, until }: AccessFieldProps) {
  const name = useId();
  const { timeZone } = useSiteConfig();
  const span = days.value !== null ? 'days' : until.value !== null ? 'until' : 'ever';

  function choose(chosen: typeof span) {
    days.set(chosen === 'days' ? usualDays : null);
    const last = dayMonthsLater(Date.now(), usualMonths, timeZone);
    until.set(chosen === 'until' ? endOfDay(last, timeZone) : null);
  }

  return (
    <DraftBox field={days}>
      <DraftBox field={until}>
        <fieldset>
          <legend className="mb-1.5 font-medium">مدة الاشتراك بعد الشراء</legend>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            <div className="flex min-h-12 flex-wrap gap-x-6 gap-y-2">
              <Choice
                name={name}
                label="دائم"
                checked={span === 'ever'}
                onChoose={() => choose('ever')}
              />
              <Choice
                name={name}
                label="عدد أيام من الاشتراك"
                checked={span === 'days'}
                onChoose={() => choose('days')}
              />
              <Choice
                name={name}
                label="حتى تاريخ"
                checked={span === 'until'}
                onChoose={() => choose('until')}
              />
            </div>
            {span === 'days' && <Days field={days} />}
            {span === 'until' && <LastDay field={until} />}
          </div>
          <p className="text-sm text-text-soft">
            يسري على من يشتري بعد النشر، ولا يغيّر مدة من اشترى قبله.
          </p>
        </fieldset>
      </DraftBox>
    </DraftBox>
  );
}

/** What is typed and is no whole number of days is not saved. */
function Days({ field }: { field: EditedField<number | null> }) {
  const [typed, setTyped] = useState<string | null>(null);
  const daysOf = (text: string) => {
    const days = Number(foldDigits(text).trim());
    return Number.isInteger(days) && days >= 1 && days <= limits.soldDaysMax ? days : null;
  };
  const isWrong = typed !== null && daysOf(typed) === null;
  return (
    <Field
      label="عدد الأيام"
      hideLabel
      className="w-44"
      {...(isWrong && { error: `اكتب عدد أيام من 1 إلى ${limits.soldDaysMax}.` })}
    >
      <span className="relative block">
        <Input
          inputMode="numeric"
          dir="ltr"
          className="pe-14! text-end!"
          value={typed ?? String(field.value)}
          onChange={({ target }) => {
            setTyped(target.value);
            const days = daysOf(target.value);
            if (days !== null) field.set(days);
          }}
          onBlur={() => setTyped(null)}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-sm text-text-faint"
        >
          يوم
        </span>
      </span>
    </Field>
  );
}

/** A date that is still being typed is not saved. */
function LastDay({ field }: { field: EditedField<string | null> }) {
  const { timeZone } = useSiteConfig();
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const saved = field.value === null ? '' : dayOf(Date.parse(field.value), timeZone);
  return (
    <Field label="آخر يوم في الاشتراك" hideLabel className="w-44">
      <DateInput
        value={unfinished ?? saved}
        min={dayOf(Date.now(), timeZone)}
        onChange={({ target }) => {
          const end = target.value === '' ? null : endOfDay(target.value, timeZone);
          setUnfinished(end === null ? target.value : null);
          if (end !== null) field.set(end);
        }}
        onBlur={() => setUnfinished(null)}
      />
    </Field>
  );
}
