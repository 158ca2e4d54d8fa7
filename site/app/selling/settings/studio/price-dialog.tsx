import { putStudioItemsByKindByIdPrice } from '@nibras/contract/content/items/studio/calls.ts';
import type { ItemPriceAnswer, PricedKind } from '@nibras/contract/content/items/studio/shapes.ts';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { useChange } from '#studio-kit/frame/use-change.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useCurrency } from '#ui/text/currency.ts';
import { parsePrice } from '#ui/text/price-logic.ts';
import { CurrencyHint } from './currency-hint.tsx';
import { type PriceTexts, priceProblem, tidyPrice, usualDecimals } from './price-input.ts';

interface PriceDialogProps {
  kind: PricedKind;
  item: { id: number; name: string; price: string | null };
  /** Whether visitors see the new price at once; else it goes into the draft. */
  isPublic: boolean;
  texts: PriceTexts;
  /** How many decimals are stored; those of the currency by default. */
  decimals?: number;
  /** Shows the new price where the old one stands. */
  onChanged(answer: ItemPriceAnswer): void;
  onClose(): void;
}

/** What the server says of the price stands below its field. @throws ApiError */
function refusedPrice(error: unknown): never {
  const [message] = error instanceof ApiError ? (error.errors.price ?? []) : [];
  throw message === undefined ? error : new ApiError({ kind: 'http', message });
}

/** Changes a price from a list: one field, and Enter. */
export function PriceDialog(props: PriceDialogProps) {
  const { kind, item, isPublic, texts, onChanged, onClose } = props;
  const currency = useCurrency();
  const decimals = props.decimals ?? currency?.decimals ?? usualDecimals;
  const { busy, change } = useChange();

  async function save(price: string | null): Promise<void> {
    const done = ({ public: isShown }: ItemPriceAnswer) => {
      const where = isShown ? 'ويراه الزوار الآن' : 'في المسودة، ولم يُنشر بعد';
      const shown = parsePrice(price, currency);
      return shown.kind === 'free'
        ? `«${item.name}»: ${texts.none}، ${where}`
        : // U+2068 and U+2069 isolate the amount, whose sign keeps its side.
          `صار سعر «${item.name}» \u2068${shown.text}\u2069، ${where}`;
    };
    const input = { params: { kind, id: item.id }, body: { price, seen: item.price } };
    const outcome = { done, show: onChanged };
    const answer = await change(putStudioItemsByKindByIdPrice, input, outcome).catch(refusedPrice);
    if (answer) onClose();
  }

  return (
    <FormDialog
      title="السعر"
      description={
        <>
          <bdi>{item.name}</bdi>
          {isPublic ? '. يراه الزوار فور حفظه.' : '. يُحفظ في المسودة حتى تنشرها.'}
        </>
      }
      defaultValues={{ price: item.price ?? '' }}
      check={({ price }) => ({ price: priceProblem(price, { texts, decimals }) ?? false })}
      send={({ price }) => save(tidyPrice(price, decimals))}
      failsAt="price"
      onClose={onClose}
      submit="احفظ السعر"
      sending="جارٍ الحفظ…"
      busy={busy}
    >
      {({ control, problem, form }) => (
        <>
          <Field label={`السعر (${currency?.sign ?? '$'})`} error={problem('price')}>
            <Input
              inputMode="decimal"
              dir="ltr"
              autoFocus
              autoComplete="off"
              enterKeyHint="done"
              className="text-end!"
              {...control('price')}
            />
          </Field>
          <CurrencyHint />
          {item.price !== null && (
            <Button
              variant="ghost"
              size="sm"
              className="self-start"
              onClick={() =>
                void save(null).catch((error: unknown) =>
                  form.setError('price', { type: 'server', message: errorText(error) }),
                )
              }
            >
              {texts.makeNone}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
}
