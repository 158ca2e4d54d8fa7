import type { SellingSetupFields } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { saveSelling, sellingQuery } from './queries.ts';
import { parseRate, typedRate } from './typed-rate.ts';

/** The fields as they are typed. */
export type SetupValues = Omit<SellingSetupFields, 'rate'> & { rate: string };

const fieldNames = ['legal_name', 'country', 'tax_number', 'address', 'rate'] as const;

/** The form of the set-up, and saving it with undo. */
export function useSetup(setup: SellingSetupFields) {
  const client = useQueryClient();
  const editing = useCheckedForm<SetupValues>({
    defaultValues: { ...setup, rate: typedRate(setup.rate) },
    check: ({ vat, rate }) => ({
      rate: vat !== 'none' && parseRate(rate) === null && 'اكتب النسبة رقمًا، مثل 14 أو 7.5.',
    }),
  });
  const refresh = () => void client.invalidateQueries({ queryKey: sellingQuery.queryKey });

  async function save(values: SetupValues) {
    const rate = (values.vat === 'none' ? null : parseRate(values.rate)) ?? setup.rate;
    try {
      const { undo, ...state } = await saveSelling({ ...values, rate });
      client.setQueryData(sellingQuery.queryKey, state);
      showUndo('حُفظت إعدادات الدفع، وتسري من الآن', undo, refresh);
    } catch (error) {
      editing.showErrors(error, fieldNames);
      toastFailure('تعذر الحفظ', error);
    }
  }
  return { ...editing, save };
}
export type SetupEditing = ReturnType<typeof useSetup>;
