import type { OfferKind } from '@nibras/contract/studio/offers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { studioKey } from '../lists/queries.ts';
import { offerTexts } from './offer-texts.ts';
import { makeOffer } from './queries.ts';

type Values = { name: string };

const resolver = contractResolver<Values>(
  async () => (await import('@nibras/contract/studio/offers.ts')).makeOfferBody,
);

interface NewOfferDialogProps {
  kind: OfferKind;
  onClose(): void;
}

/** Asks for no more than the name: everything else has its place on the item's own page. */
export function NewOfferDialog({ kind, onClose }: NewOfferDialogProps) {
  const texts = offerTexts[kind];
  const client = useQueryClient();
  const navigate = useNavigate();
  const { submit, sending, control, problem, showErrors } = useContractForm<Values>({
    resolver,
    defaultValues: { name: '' },
  });

  async function make({ name }: Values) {
    try {
      const id = await makeOffer(kind, name);
      void client.invalidateQueries({ queryKey: studioKey });
      // The list is behind it in the history, without its dialog.
      await navigate(`${texts.path}/${id}`, { replace: true });
    } catch (error) {
      showErrors(error, ['name']);
      toast({ title: texts.notMade, description: errorText(error), variant: 'destructive' });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.new}
      description={texts.newText}
    >
      <form
        noValidate
        onSubmit={(event) => void submit(make, event)}
        className="flex flex-col gap-6"
      >
        <Field label={texts.nameLabel} error={problem('name')}>
          <Input
            autoFocus
            autoComplete="off"
            enterKeyHint="go"
            placeholder={texts.nameExample}
            {...control('name')}
          />
        </Field>
        <Button type="submit" loading={sending} loadingLabel="جارٍ الإنشاء…">
          {texts.make}
        </Button>
      </form>
    </Dialog>
  );
}
