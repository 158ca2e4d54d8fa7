import { imports as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { CourseDialog, type Until, UntilField } from '#learning/enrolment/studio/index.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { CourseIcon } from '#ui/ornament/icons.ts';

export interface ChosenCourse {
  id: number;
  /** Not known yet where the address names the course. */
  name: string | null;
}

interface CourseChoiceProps {
  course: ChosenCourse | null;
  onCourse(course: ChosenCourse | null): void;
}

/** The course in which the list is enrolled; admins may make accounts alone. */
export function CourseChoice({ course, onCourse }: CourseChoiceProps) {
  const [choosing, setChoosing] = useState(false);
  const mayMakeAccounts = useCapability('people:manage');
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium">{wording`الكورس`}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          icon={<CourseIcon className="size-5" />}
          onClick={() => setChoosing(true)}
          className="justify-start! text-start! whitespace-normal!"
        >
          <bdi className="wrap-anywhere">
            {course
              ? (course.name ?? wording`كورس`)
              : mayMakeAccounts
                ? wording`بلا كورس`
                : wording`اختر كورسًا`}
          </bdi>
        </Button>
        {course && mayMakeAccounts && (
          <Button variant="ghost" size="sm" onClick={() => onCourse(null)}>
            حسابات فقط
          </Button>
        )}
      </div>
      {!course && mayMakeAccounts && (
        <p className="text-sm text-text-faint">{wording`تُنشأ حسابات فقط. اختر كورسًا ليُسجَّلوا {فيه|فيها}.`}</p>
      )}
      {choosing && (
        <CourseDialog
          title={wording`في أي كورس؟`}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onCourse(chosen);
          }}
        />
      )}
    </div>
  );
}

export interface ImportOptions {
  until: Until;
  note: string;
  mail: boolean;
}

interface OptionFieldsProps {
  options: ImportOptions;
  onOptions(options: ImportOptions): void;
  inCourse: boolean;
}

/** Until when, why, and whether each is told by mail. */
export function OptionFields({ options, onOptions, inCourse }: OptionFieldsProps) {
  const change = (changes: Partial<ImportOptions>) => onOptions({ ...options, ...changes });
  return (
    <>
      {inCourse && (
        <>
          <UntilField value={options.until} onChange={(until) => change({ until })} />
          <Field label="السبب" optional hint={wording`يراه فريق الكورس بجانب كل اشتراك.`}>
            <Input
              value={options.note}
              maxLength={limits.noteMaxLength}
              autoComplete="off"
              onChange={({ target }) => change({ note: target.value })}
            />
          </Field>
        </>
      )}
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={options.mail}
          onChange={({ target }) => change({ mail: target.checked })}
          className="mt-1 size-5 shrink-0 accent-link"
        />
        <span>
          <span className="block">أخبرهم برسالة بريد</span>
          <span className="block text-sm text-text-faint">
            رسالة واحدة لكل منهم، فيها كيف يدخل. من دونها لا يعرف صاحب الحساب الجديد أن له حسابًا،
            وفي كل حال يجد الإشعار فيه.
          </span>
        </span>
      </label>
    </>
  );
}
