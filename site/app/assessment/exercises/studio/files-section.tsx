import { type CodeFile, fileName } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useRef, useState } from 'react';
import { CodeEditor, type CodeEditorProps } from '#assessment/code-editor/index.ts';
import { useNear } from '#studio-kit/editor/use-near.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { DeleteIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { ExerciseFields } from './use-exercise-fields.ts';

interface FilesSectionProps {
  fields: ExerciseFields;
  itemId: number;
  disabled: boolean;
}

/** The files that learners begin with, and the same files solved. */
export function FilesSection({ fields, itemId, disabled }: FilesSectionProps) {
  const { files, solution, values } = fields;
  if (!values.language || values.files.length === 0) return null;
  return (
    <>
      <Section
        title="ملفات البداية"
        description={wording`{يبدأ|تبدأ} منها الطالب، {ويعود|وتعود} إليها متى {شاء|شاءت}.`}
      >
        <DraftBox field={files}>
          <NearCodeEditor
            files={values.files.map(({ locked: _, ...file }) => file)}
            language={values.language}
            label="ملفات البداية"
            readOnly={disabled}
            storageKey={`studio-exercise-start-${itemId}`}
            size="small"
            onChange={(next) => files.set(withLocks(next, values.files))}
          />
        </DraftBox>
        <FileList fields={fields} disabled={disabled} />
      </Section>
      <Section
        title="الحل"
        description={wording`لا {يراه|تراه} الطالب إلا حين تسمح القواعد أدناه. به تُجرَّب {=الاختبارات} ويُملأ المتوقع منها.`}
      >
        <DraftBox field={solution}>
          <NearCodeEditor
            files={values.solution}
            language={values.language}
            label="الحل"
            readOnly={disabled}
            storageKey={`studio-exercise-solution-${itemId}`}
            size="small"
            onChange={(next) => solution.set(next)}
          />
        </DraftBox>
      </Section>
    </>
  );
}

/** Code that is a text field until a pointer or the focus comes: its editor is larger than the page. */
function NearCodeEditor(props: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place}>
      <CodeEditor {...props} waits={!isNear} />
    </div>
  );
}

function withLocks(next: readonly CodeFile[], before: readonly CodeFile[]): CodeFile[] {
  const locked = new Set(before.filter((file) => file.locked).map(({ name }) => name));
  return next.map(({ name, code }) => ({ name, code, ...(locked.has(name) && { locked: true }) }));
}

/** The names of the files, and which of them learners cannot change. */
function FileList({ fields, disabled }: { fields: ExerciseFields; disabled: boolean }) {
  const { files, values, renameFile } = fields;
  const list = values.files;

  function add() {
    const ending = list[0]?.name.match(/\.[^.]+$/)?.[0] ?? '';
    let number = list.length + 1;
    while (list.some(({ name }) => name === `file${number}${ending}`)) number += 1;
    files.set([...list, { name: `file${number}${ending}`, code: '' }]);
  }
  function remove(file: CodeFile) {
    files.set(list.filter((one) => one !== file));
    toast({
      title: `حُذف ${file.name}`,
      duration: 10_000,
      action: { label: 'تراجع', onSelect: () => files.set(list) },
    });
  }

  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-1 text-sm text-text-soft">
        أسماء الملفات وقفلها ({list.length})
      </summary>
      <ul className="mt-2 flex flex-col gap-2">
        {list.map((file, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the name is what is edited.
            key={at}
            className="flex flex-wrap items-center gap-3"
          >
            <FileName
              name={file.name}
              taken={list.filter((one) => one !== file).map(({ name }) => name)}
              disabled={disabled}
              onRename={(to) => renameFile(file.name, to)}
            />
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4.5 accent-link"
                checked={file.locked === true}
                onChange={({ target }) =>
                  files.set(
                    list.map((one) =>
                      one === file
                        ? {
                            name: one.name,
                            code: one.code,
                            ...(target.checked && { locked: true }),
                          }
                        : one,
                    ),
                  )
                }
              />
              للقراءة فقط
            </label>
            {at === 0 ? (
              <span className="text-sm text-text-faint">هو الذي يُشغَّل</span>
            ) : (
              <IconButton label={`احذف ${file.name}`} onClick={() => remove(file)}>
                <DeleteIcon className="size-5" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {list.length < limits.files && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-2"
          icon={<PlusIcon className="size-5" />}
          onClick={add}
        >
          أضف ملفًا
        </Button>
      )}
    </details>
  );
}

interface FileNameProps {
  name: string;
  taken: readonly string[];
  disabled: boolean;
  onRename(name: string): void;
}

/** A name that is used once it is right: letters and digits, each name once. */
function FileName({ name, taken, disabled, onRename }: FileNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && (!fileName.safeParse(typed).success || taken.includes(typed));
  return (
    <Input
      dir="ltr"
      aria-label={`اسم الملف ${name}`}
      aria-invalid={isBad}
      title={isBad ? 'حروف وأرقام ونقاط بلا مسافات، ولكل ملف اسم' : undefined}
      className="w-52! font-mono text-start!"
      maxLength={limits.fileNameMaxLength}
      disabled={disabled}
      value={typed ?? name}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== null && !isBad && typed !== name) onRename(typed);
        setTyped(null);
      }}
    />
  );
}
