import { site as limits } from '@nibras/contract/limits.ts';
import {
  type FormName,
  formNames,
  isHuman,
  type NounForms,
  nounChoices,
  proposeForms,
} from '@nibras/contract/text/interface-nouns.ts';
import type { InterfaceNoun } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

const own = '*';

const formLabels: Record<FormName, string> = {
  singular: 'المفرد',
  dual: 'المثنى مرفوعًا',
  dual_oblique: 'المثنى بعد «في» و«إلى»',
  plural: 'الجمع بعد «في» والعدد',
  plural_subject: 'الجمع مرفوعًا',
  plural_object: 'الجمع منصوبًا بلا «ال»',
  accusative: 'المفرد منصوبًا، وبعد 11',
};

interface NounRowProps {
  noun: InterfaceNoun;
  /** Undefined for the default noun. */
  forms: NounForms | undefined;
  error: string;
  onChange(forms: NounForms | undefined): void;
}

/** What one thing of the site is called: one of the ready nouns, or the provider's own with its forms. */
export function NounRow({ noun, forms, error, onChange }: NounRowProps) {
  const [standard, ...others] = nounChoices[noun];
  const isReady = forms && others.some(({ singular }) => singular === forms.singular);
  const [typesOwn, setTypesOwn] = useState(forms !== undefined && !isReady);
  const value = typesOwn ? own : (forms?.singular ?? standard.singular);

  function choose(chosen: string) {
    setTypesOwn(chosen === own);
    if (chosen === own) onChange(forms ?? standard);
    else onChange(others.find(({ singular }) => singular === chosen));
  }

  return (
    <li className="flex flex-col gap-3 px-3 py-3">
      <Field label={standard.singular} {...(error && { error })}>
        <Select value={value} onChange={({ target }) => choose(target.value)}>
          {nounChoices[noun].map(({ singular }) => (
            <option key={singular} value={singular}>
              {singular}
            </option>
          ))}
          <option value={own}>كلمة أخرى</option>
        </Select>
      </Field>
      {(typesOwn || forms) && (
        <FormFields noun={noun} forms={forms ?? standard} isOpen={typesOwn} onChange={onChange} />
      )}
    </li>
  );
}

interface FormFieldsProps {
  noun: InterfaceNoun;
  forms: NounForms;
  /** Whether the forms are shown at once. */
  isOpen: boolean;
  onChange(forms: NounForms): void;
}

/** The forms of a noun. Those that follow from its singular by rule are filled in with it, and can be corrected. */
function FormFields({ noun, forms, isOpen, onChange }: FormFieldsProps) {
  const human = isHuman(noun);

  function type(name: FormName, typed: string) {
    const word = typed.trim();
    onChange(name === 'singular' ? proposeForms(word, { human }) : { ...forms, [name]: word });
  }

  return (
    <details open={isOpen} className="rounded-md border border-line px-3 py-2">
      <summary className="cursor-pointer">
        صيغ «<bdi>{forms.singular}</bdi>»
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {formNames.map((name) => (
          <Field key={name} label={formLabels[name]}>
            <Input
              value={forms[name]}
              maxLength={limits.nounMaxLength}
              onChange={({ target }) => type(name, target.value)}
            />
          </Field>
        ))}
        <Field label="النوع">
          <Select
            value={forms.feminine ? 'feminine' : 'masculine'}
            onChange={({ target }) => onChange({ ...forms, feminine: target.value === 'feminine' })}
          >
            <option value="masculine">مذكر</option>
            <option value="feminine">مؤنث</option>
          </Select>
        </Field>
      </div>
    </details>
  );
}
