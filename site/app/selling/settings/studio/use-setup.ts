import type { SellingSetupFields } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { saveSelling, sellingQuery } from './queries.ts';
import { parseRate, typedRate } from './typed-rate.ts';

/** The fields as they are typed. */
type Values = Omit<SellingSetupFields, 'rate'> & { rate: string };

/** The state of the form: its values, its errors, and saving with undo. */
export function useSetup(setup: SellingSetupFields) {
  const client = useQueryClient();
  const [values, setValues] = useState<Values>({ ...setup, rate: typedRate(setup.rate) });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const refresh = () => void client.invalidateQueries({ queryKey: sellingQuery.queryKey });

  const { busy, run } = useAsyncAction(async () => {
    const rate = values.vat === 'none' ? setup.rate : parseRate(values.rate);
    if (rate === null) {
      setErrors({ rate: ['اكتب النسبة رقمًا، مثل 14 أو 7.5.'] });
      return;
    }
    try {
      const { undo, ...state } = await saveSelling({ ...values, rate });
      setErrors({});
      client.setQueryData(sellingQuery.queryKey, state);
      showUndo('حُفظت إعدادات البيع، وتسري من الآن', undo, refresh);
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors);
      toast({ title: 'لم تُحفظ', description: errorText(error), variant: 'destructive' });
    }
  });

  return {
    values,
    set: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    errorOf: (name: keyof Values) => errors[name]?.[0],
    busy,
    save: run,
  };
}
export type SetupEditing = ReturnType<typeof useSetup>;
