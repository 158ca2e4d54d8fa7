import { wording } from '@nibras/contract/text/wording.ts';
import { errorText } from '#platform/api/api-error.ts';
import { ChoicePicture } from '#studio-kit/choices/choice-picture.tsx';
import { ChoiceSearch } from '#studio-kit/choices/choice-search.tsx';
import { useChosen } from '#studio-kit/choices/use-chosen.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';

interface ManagerFieldProps {
  field: EditedField<number | null>;
  disabled: boolean;
}

/** Who is responsible for a service: one of those who teach or edit. */
export function ManagerField({ field, disabled }: ManagerFieldProps) {
  const { value, set } = field;
  const ids = value === null ? [] : [value];
  const { choiceOf, know, error } = useChosen('manager', ids);
  const manager = value === null ? null : choiceOf(value);
  return (
    <DraftBox field={field}>
      <fieldset className="flex min-w-0 flex-col gap-1.5">
        <legend className="mb-1.5 font-medium">{wording`مسؤول الخدمة`}</legend>
        {error && <p className="text-sm text-danger">{errorText(error)}</p>}
        {value !== null && (
          <div className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-raised px-3 py-2">
            {manager === undefined && <Skeleton inPlace className="h-4 w-1/3" />}
            {manager === null && (
              <span className="grow text-text-faint">لم يعد هذا الحساب موجودًا</span>
            )}
            {manager && (
              <>
                <ChoicePicture kind="manager" choice={manager} />
                <span className="min-w-0 grow">
                  <bdi className="block truncate font-medium">{manager.name}</bdi>
                  <bdi dir="ltr" className="block truncate text-end text-sm text-text-faint">
                    {manager.detail}
                  </bdi>
                </span>
              </>
            )}
            {!disabled && (
              <Button
                variant="ghost"
                size="sm"
                icon={<CloseIcon className="size-4" />}
                onClick={() => set(null)}
              >
                أزل
              </Button>
            )}
          </div>
        )}
        {!disabled && value === null && (
          <ChoiceSearch
            kind="manager"
            label={wording`اختر مسؤول الخدمة`}
            placeholder={wording`ابحث بالاسم بين المعلّمين والمحررين`}
            chosen={ids}
            onChoose={(person) => {
              know(person);
              set(person.id);
            }}
          />
        )}
        <p className="text-sm text-text-faint">{wording`يظهر اسمه وصورته وبريده في صفحة الخدمة.`}</p>
      </fieldset>
    </DraftBox>
  );
}
