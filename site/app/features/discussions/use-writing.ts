import { tabStore } from '#platform/browser/storage.ts';
import { readDraft } from '#platform/forms/draft.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { useSavedDraft } from '#platform/forms/use-draft.ts';

type Writing = { description: string };

const resolver = contractResolver<Writing>(async () =>
  (await import('@nibras/contract/discussions.ts')).postDiscussionBody.pick({ description: true }),
);

/** The form of a question or a reply. What is typed is kept under `draft` for the visit. */
export function useWriting(draft: string) {
  const { form, control, problem, sending, submit } = useContractForm<Writing>({
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
    /** Gives back what could not be sent. */
    giveBack: (text: string) => form.setValue('description', text),
  };
}

export type WritingForm = ReturnType<typeof useWriting>;
