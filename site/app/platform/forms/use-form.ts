import { useState, useSyncExternalStore } from 'react';
import { createFormState, type FormRules } from './form-state.ts';

export type TextForm<Name extends string> = ReturnType<typeof createFormState<Name>>;

/**
 * A form of text fields. Small on purpose: every form that a visitor may see first pays for it before the page comes
 * alive (docs/decisions/0015).
 */
export function useForm<Name extends string>(fields: readonly Name[], rules: FormRules<Name>) {
  const [form] = useState(() => createFormState(fields, rules));
  const { problems, sending } = useSyncExternalStore(form.subscribe, form.snapshot, form.snapshot);
  return {
    form,
    problems,
    sending,
    /** What a field's control needs. */
    control: (name: Name) => ({
      name,
      ref: (control: HTMLInputElement | HTMLTextAreaElement | null) => form.attach(name, control),
      onChange: () => void form.typed(name),
    }),
  };
}
