import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { studioKey } from './queries.ts';

const courseSchemas = () => import('@nibras/contract/learning/courses/studio/shapes.ts');

type Values = { name: string };

const resolver = contractResolver<Values>(async () => {
  const { makeCourseBody } = await courseSchemas();
  return makeCourseBody.pick({ name: true });
});

interface NewItemDialogProps {
  texts: {
    title: string;
    description: string;
    name: string;
    placeholder: string;
    make: string;
    failed: string;
  };
  /** Makes the item and returns the address where it is edited. @throws ApiError */
  make(values: Values): Promise<string>;
  onClose(): void;
}

/** Asks for no more than the name: everything else has its place where the item is edited. */
export function NewItemDialog({ texts, make, onClose }: NewItemDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { submit, sending, control, problem, showErrors } = useContractForm<Values>({
    resolver,
    defaultValues: { name: '' },
  });

  async function send(values: Values) {
    try {
      const path = await make(values);
      void client.invalidateQueries({ queryKey: studioKey });
      // The list is behind it in the history, without its dialog.
      await navigate(path, { replace: true });
    } catch (error) {
      showErrors(error, ['name']);
      toastFailure(texts.failed, error);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={texts.description}
      footer={
        <Button type="submit" form={id} loading={sending} loadingLabel="جارٍ الإنشاء…">
          {texts.make}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void submit(send, event)}
        className="flex flex-col gap-6"
      >
        <Field label={texts.name} error={problem('name')}>
          <Input
            autoFocus
            autoComplete="off"
            enterKeyHint="go"
            placeholder={texts.placeholder}
            {...control('name')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
