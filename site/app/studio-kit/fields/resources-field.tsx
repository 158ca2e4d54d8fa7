import { drafts as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import type { EditedField } from '../saving/use-studio-item.ts';
import { AddFiles } from './add-files.tsx';
import { DraftBox } from './draft-box.tsx';
import { Switch } from './switch-draft-field.tsx';
import { useDraftList } from './use-draft-list.ts';

export interface Resource {
  name: string;
  /** The path of the file. */
  media: string | null;
  members_only: boolean;
}

/** The name of a file without its ending: «ملخص الدرس» of `ملخص الدرس.pdf`. */
const nameOf = (file: string) => file.replace(/\.[^.]{1,5}$/, '');

interface ResourcesFieldProps {
  field: EditedField<Resource[]>;
  disabled: boolean;
}

/** The files of a course: their names, their order, and whether only members get them. */
export function ResourcesField({ field, disabled }: ResourcesFieldProps) {
  const { rows, add, change, remove, order } = useDraftList(field);
  return (
    <DraftBox field={field}>
      <fieldset aria-label={wording`ملفات الكورس`}>
        {rows.length > 0 && (
          <SortableList
            list="resources"
            items={rows.map(({ id, item, at }) => ({
              id,
              name: item.name || `${at + 1}`,
              item,
              at,
            }))}
            onOrder={order}
            className="mb-4 overflow-hidden rounded-md border border-line"
          >
            {({ id, item, at }) => (
              <>
                <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 py-1">
                  <input
                    aria-label={`اسم الملف ${at + 1}`}
                    dir="auto"
                    value={item.name}
                    maxLength={limits.nameMaxLength}
                    placeholder={wording`اسم الملف كما يراه الطلاب{ون}`}
                    onChange={({ target }) => change(at, { ...item, name: target.value })}
                    className="min-h-11 min-w-0 grow basis-48 bg-transparent text-start focus-visible:-outline-offset-3"
                  />
                  <label
                    htmlFor={`resource-${id}`}
                    className="flex min-h-11 shrink-0 items-center gap-2 text-sm"
                  >
                    <Switch
                      id={`resource-${id}`}
                      checked={item.members_only}
                      onChange={(members_only) => change(at, { ...item, members_only })}
                    />
                    للمشتركين فقط
                  </label>
                </div>
                <IconButton
                  label={`احذف «${item.name}»`}
                  onClick={() => remove(at, wording`حُذف «${item.name}» من ملفات الكورس`)}
                >
                  <CloseIcon className="size-5" />
                </IconButton>
              </>
            )}
          </SortableList>
        )}
        {rows.length < limits.listMaxLength ? (
          <AddFiles
            kind="document"
            label="أضف ملفات"
            disabled={disabled}
            onFile={({ name, path }) =>
              add([
                {
                  name: nameOf(name).slice(0, limits.nameMaxLength),
                  media: path,
                  members_only: true,
                },
              ])
            }
          />
        ) : (
          <p className="text-sm text-text-faint">هذه أكبر قائمة يمكن حفظها.</p>
        )}
      </fieldset>
    </DraftBox>
  );
}
