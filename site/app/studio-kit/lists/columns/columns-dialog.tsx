import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { CheckRow } from '../../forms/check-row.tsx';
import { ColumnsIcon } from '../../frame/icons.ts';
import { columnsOf } from './columns.ts';
import { useColumns } from './use-columns.tsx';

/** The button «الأعمدة» of a list, and the choice of what its rows show. */
export function ColumnsDialog() {
  const [open, setOpen] = useState(false);
  const { columns, hidden, shows, hide } = useColumns();
  const toggle = (name: string) =>
    hide(shows(name) ? [...hidden, name] : hidden.filter((one) => one !== name));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton label="الأعمدة" title="الأعمدة">
          <ColumnsIcon />
        </IconButton>
      }
      title="أعمدة القائمة"
      description="ما تختاره يظهر في كل سطر، ويُحفظ لك في هذا المتصفح."
      footer={
        <>
          <Button onClick={() => setOpen(false)}>تم</Button>
          <Button variant="ghost" disabled={hidden.length === 0} onClick={() => hide([])}>
            أعدها كما كانت
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-col">
        <legend className="sr-only">الأعمدة</legend>
        {columnsOf(columns).map(({ name, label, always = false }) => (
          <CheckRow
            key={name}
            checked={shows(name)}
            disabled={always}
            onChange={() => toggle(name)}
            {...(always && { hint: 'يظهر دائمًا' })}
          >
            {label}
          </CheckRow>
        ))}
      </fieldset>
    </Dialog>
  );
}
