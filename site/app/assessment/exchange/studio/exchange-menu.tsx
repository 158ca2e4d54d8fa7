import type { ExchangeFormat } from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { useState } from 'react';
import { downloadFile } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { Button } from '#ui/form/button.tsx';
import { DownIcon, DownloadIcon, FileIcon } from '#ui/ornament/icons.ts';
import { DropdownMenu, MenuItem, MenuLine } from '#ui/overlay/dropdown-menu.tsx';
import { ImportDialog } from './import-dialog.tsx';

interface ExchangeMenuProps {
  course: number;
  /** After an import, and after its undo. */
  onChanged(): void;
}

/** Brings questions of other programs into a course's bank, and saves the bank for them. */
export function ExchangeMenu({ course, onChanged }: ExchangeMenuProps) {
  const [isOpen, setOpen] = useState(false);
  async function save(format: ExchangeFormat, name: string) {
    try {
      await downloadFile(`/api/studio/courses/${course}/questions/export?format=${format}`, name);
    } catch (error) {
      toastFailure('تعذر التصدير', error);
    }
  }
  const icon = <DownloadIcon className="size-5" />;
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="sm" variant="secondary" icon={<DownIcon className="size-4" />}>
            استيراد وتصدير
          </Button>
        }
      >
        <MenuItem icon={<FileIcon className="size-5" />} onSelect={() => setOpen(true)}>
          استورد أسئلة…
        </MenuItem>
        <MenuLine />
        <MenuItem icon={icon} onSelect={() => void save('xml', `questions-${course}.xml`)}>
          صدّر الكل بصيغة Moodle XML
        </MenuItem>
        <MenuItem icon={icon} onSelect={() => void save('gift', `questions-${course}.txt`)}>
          صدّر بصيغة GIFT (بلا ترتيب وفراغات كود)
        </MenuItem>
      </DropdownMenu>
      {isOpen && (
        <ImportDialog course={course} onClose={() => setOpen(false)} onChanged={onChanged} />
      )}
    </>
  );
}
