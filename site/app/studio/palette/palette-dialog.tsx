import { lists } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useDeferredValue, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Palette } from '#ui/palette/palette.tsx';
import { usePaused } from '#ui/palette/use-paused.ts';
import { usePalette } from './palette-store.ts';
import { usePaletteRows } from './use-palette-rows.ts';

interface PaletteDialogProps {
  onClose(): void;
  /** Called once its field has the focus. */
  onReady(): void;
}

/** One field that finds every course, lecture, person, page and command; keys alone suffice. */
export default function PaletteDialog({ onClose, onReady }: PaletteDialogProps) {
  const navigate = useNavigate();
  const { text, setText } = usePalette();
  const search = usePaused(text.trim());
  useEffect(onReady, [onReady]);
  const { groups, found } = usePaletteRows(useDeferredValue(search));
  const count = groups.flatMap(({ rows }) => rows).length;

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="ابحث أو انتقل"
      size="md"
      bare
    >
      <Palette
        label="ابحث في الاستوديو"
        placeholder={wording`كورس، محاضرة، شخص، رقم هاتف…`}
        maxLength={lists.searchMaxLength}
        field={focusAtEnd}
        text={text}
        onText={setText}
        groups={groups}
        search={search}
        busy={found.isFetching || search !== text.trim()}
        status={countLabel(count, rareNouns.result)}
        onOpen={(row) => {
          if (row.typed !== undefined) return setText(row.typed);
          onClose();
          void navigate(row.path, { state: row.atOnce });
        }}
      >
        {count === 0 && (
          <p className="px-4 py-10 text-center text-text-soft">
            {found.error ? errorText(found.error) : emptyText(found.isFetching, text)}
          </p>
        )}
        {count > 0 && found.error && (
          <p className="px-3 py-2 text-sm text-danger">{errorText(found.error)}</p>
        )}
      </Palette>
    </Dialog>
  );
}

/** The dialog itself would select the text, and typing would replace it. */
function focusAtEnd(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

const emptyText = (searching: boolean, text: string) =>
  searching ? 'جارٍ البحث…' : `لم نجد شيئًا باسم «${text.trim()}». جرّب كلمة أخرى.`;
