import { lists } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Palette } from '#ui/palette/palette.tsx';
import { usePaused } from '#ui/palette/use-paused.ts';
import { usePaletteRows } from './use-palette-rows.ts';

/** One field that finds every course, lecture, person, page and command; keys alone suffice. */
export default function PaletteDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = usePaused(text.trim());
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
        text={text}
        onText={setText}
        groups={groups}
        search={search}
        busy={found.isFetching || search !== text.trim()}
        status={countLabel(count, rareNouns.result)}
        onOpen={({ path }) => {
          onClose();
          void navigate(path);
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

const emptyText = (searching: boolean, text: string) =>
  searching ? 'جارٍ البحث…' : `لم نجد شيئًا باسم «${text.trim()}». جرّب كلمة أخرى.`;
