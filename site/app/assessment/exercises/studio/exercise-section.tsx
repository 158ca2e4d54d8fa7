import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { Field } from '#ui/form/field.tsx';
import { languageOptions } from './exercise-texts.ts';
import { FilesSection } from './files-section.tsx';
import { HintsSection } from './hints-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { TestsSection } from './tests-section.tsx';
import { TrialSection } from './trial-section.tsx';
import { TrustNote } from './trust-note.tsx';
import { useExerciseFields } from './use-exercise-fields.ts';
import { useTrial } from './use-trial.ts';

interface ExerciseSectionProps {
  edited: EditedItem<'lecture'>;
  disabled: boolean;
}

/** A code exercise below its task: language, files, solution, tests, hints and rules. */
export default function ExerciseSection({ edited, disabled }: ExerciseSectionProps) {
  const fields = useExerciseFields(edited);
  const { language, values } = fields;
  const trial = useTrial(values);
  return (
    <>
      <DraftBox field={language}>
        <Field label={wording`لغة التمرين`} className="max-w-xs">
          <Select
            value={values.language ?? ''}
            disabled={disabled}
            onChange={({ target }) => fields.chooseLanguage(target.value as CodeLanguage)}
          >
            {!values.language && <option value="">اختر اللغة</option>}
            {languageOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </DraftBox>
      <FilesSection fields={fields} itemId={edited.id} disabled={disabled} />
      {values.language && (
        <>
          <TestsSection fields={fields} trial={trial} disabled={disabled} />
          <TrialSection values={values} trial={trial} />
          <HintsSection fields={fields} />
          <RulesSection fields={fields} />
          <TrustNote />
        </>
      )}
    </>
  );
}
