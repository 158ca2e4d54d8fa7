import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { Field } from '#ui/form/field.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { saveSeats, seatSetupQuery } from './queries.ts';

/** The value of the choice that sets no limit. */
const any = 'any';

const numbers = Array.from({ length: limits.max }, (_, at) => at + 1);

/** On how many devices an account watches at a time. A choice holds at once. */
export function SeatSetup() {
  const { data, error, isFetching, refetch } = useQuery(seatSetupQuery);
  return (
    <Section
      title="المشاهدة في وقت واحد"
      description="يُحسب الجهاز ما دام فيديو مفتوحًا عليه، ويخلو مكانه بعد أقل من دقيقة من إغلاقه. ولا يُحسب ما هو مجاني للجميع."
    >
      {error && !data && (
        <FailedState
          title="تعذر تحميل الإعداد"
          message={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(data || !error) && <Choice seats={data ? data.seats : limits.first} loading={!data} />}
    </Section>
  );
}

function Choice({ seats, loading }: { seats: number | null; loading: boolean }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const refresh = () => void client.invalidateQueries({ queryKey: seatSetupQuery.queryKey });
  async function change(next: number | null) {
    setChosen(next);
    try {
      const { undo, ...state } = await saveSeats(next);
      client.setQueryData(seatSetupQuery.queryKey, state);
      showUndo('حُفظ عدد الأجهزة، ويسري من الآن', undo, refresh);
    } catch (error) {
      toastFailure('تعذر الحفظ', error);
    } finally {
      setChosen(undefined);
    }
  }
  return (
    <Field
      label="عدد الأجهزة لكل حساب"
      hint="يمنع أن يشاهد بالحساب الواحد كثيرون معًا. لا يمنع من يصوّر الشاشة."
    >
      <Select
        value={(chosen === undefined ? seats : chosen) ?? any}
        disabled={loading || chosen !== undefined}
        onChange={({ target }) => void change(target.value === any ? null : Number(target.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {countLabel(number, rareNouns.device)}
          </option>
        ))}
        <option value={any}>بلا حد</option>
      </Select>
    </Field>
  );
}
