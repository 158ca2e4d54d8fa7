import { tabStore } from '#platform/browser/storage.ts';
import { readDraft } from '#platform/forms/draft.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { useSavedDraft } from '#platform/forms/use-draft.ts';

type MessageFields = { description: string };

const resolver = contractResolver<MessageFields>(async () =>
  (await import('@nibras/contract/conversation/discussions/shapes.ts')).postDiscussionBody.pick({
    description: true,
  }),
);

/** The form state of a question or a reply. The text is stored under the key `draft` for the session. */
export function useMessageForm(draft: string) {
  const { form, control, problem, sending, submit } = useContractForm<MessageFields>({
    resolver,
    defaultValues: { description: readDraft(tabStore, draft, ['description']).description ?? '' },
  });
  useSavedDraft(form, draft);
  return {
    control: () => control('description'),
    text: form.watch('description'),
    problem: problem('description'),
    sending,
    submit,
    clear: () => form.reset({ description: '' }),
    /** Restores a text that could not be sent. */
    restore: (text: string) => form.setValue('description', text),
  };
}

export type MessageFormState = ReturnType<typeof useMessageForm>;
