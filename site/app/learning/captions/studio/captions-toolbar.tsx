import type {
  ImportCaptionsAnswer,
  StudioCaptions,
} from '@nibras/contract/learning/captions/studio/shapes.ts';
import {
  writeSubRip,
  writeWebVtt,
} from '@nibras/contract/learning/captions/studio/write-captions.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { saveBlob } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { Button } from '#ui/form/button.tsx';
import { DropdownMenu, MenuItem, MenuLine } from '#ui/overlay/dropdown-menu.tsx';
import { startMachine } from './calls.ts';
import { captionTexts } from './caption-texts.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { chooseCaptionFile, ImportDialog } from './import-dialog.tsx';
import type { KeyAction } from './keys.ts';
import { TermsDialog } from './terms-dialog.tsx';
import type { Captions } from './use-captions.ts';

interface CaptionsToolbarProps {
  item: StudioCaptions;
  captions: Captions;
  run(action: KeyAction): void;
}

/** What is done with the lines as a whole. */
export function CaptionsToolbar({ item, captions, run }: CaptionsToolbarProps) {
  const { lines, warnings } = captions;
  const [dialog, setDialog] = useState<'history' | 'terms' | null>(null);
  const [read, setRead] = useState<ImportCaptionsAnswer | null>(null);
  const close = () => setDialog(null);

  function exportAs(format: 'vtt' | 'srt') {
    const text = format === 'vtt' ? writeWebVtt(lines) : writeSubRip(lines);
    const type = format === 'vtt' ? 'text/vtt' : 'application/x-subrip';
    saveBlob(new Blob([text], { type }), `captions.${item.language}.${format}`);
  }

  async function transcribe() {
    try {
      await startMachine(item.id);
      await captions.edited.editor.load();
    } catch (error) {
      toastFailure('تعذر بدء المسودة', error);
    }
  }

  const simple: [action: KeyAction, label: string, disabled: boolean][] = [
    ['undo', 'تراجع', !captions.canUndo],
    ['redo', 'أعد التغيير', !captions.canRedo],
    ['insert', 'سطر هنا', false],
    ['find', 'ابحث واستبدل', lines.length === 0],
    ['shift', 'الأوقات', lines.length === 0],
    ['help', 'الاختصارات', false],
  ];
  const busy = item.machine !== null && item.machine.state !== 'failed';
  return (
    <div className="flex flex-wrap items-center gap-1.5" role="toolbar" aria-label="أدوات الترجمة">
      {simple.map(([action, label, disabled]) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          disabled={disabled}
          {...(action === 'help' && { className: 'pointer-coarse:hidden' })}
          onClick={() => run(action)}
        >
          {label}
        </Button>
      ))}
      <Button
        size="sm"
        variant="secondary"
        disabled={warnings.size === 0}
        onClick={() => run('warning')}
      >
        {captionTexts.warned(warnings.size)}
      </Button>
      <DropdownMenu
        trigger={
          <Button size="sm" variant="secondary">
            المزيد
          </Button>
        }
      >
        <MenuItem onSelect={() => void chooseCaptionFile(item.id).then(setRead)}>
          استورد VTT أو SRT
        </MenuItem>
        <MenuItem onSelect={() => exportAs('vtt')}>نزّل VTT</MenuItem>
        <MenuItem onSelect={() => exportAs('srt')}>نزّل SRT</MenuItem>
        <MenuItem onSelect={() => setDialog('history')}>النسخ السابقة</MenuItem>
        <MenuLine />
        {item.can_transcribe && (
          <MenuItem disabled={busy} onSelect={() => void transcribe()}>
            اكتب مسودة من الجهاز
          </MenuItem>
        )}
        <MenuItem onSelect={() => setDialog('terms')}>{wording`مصطلحات الكورس`}</MenuItem>
      </DropdownMenu>
      {dialog === 'history' && <HistoryDialog id={item.id} captions={captions} onClose={close} />}
      {dialog === 'terms' && <TermsDialog course={item.course.id} onClose={close} />}
      {read && <ImportDialog read={read} captions={captions} onClose={() => setRead(null)} />}
    </div>
  );
}
