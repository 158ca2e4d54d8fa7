import type { NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { captionTexts } from './caption-texts.ts';
import { findLines, replaceIn } from './lines/find-lines.ts';
import { type Edit, shiftLines } from './lines/line-edits.ts';

interface ShiftDialogProps {
  lines: readonly NamedLine[];
  active: string | null;
  apply(edit: Edit): void;
  onClose(): void;
}

/** Moves all lines, or those from the open one on, by seconds. */
export function ShiftDialog({ lines, active, apply, onClose }: ShiftDialogProps) {
  const [typed, setTyped] = useState('');
  const seconds = /^[-+−]?\d{1,5}(?:[.,٫]\d{1,3})?$/.test(foldDigits(typed.trim()))
    ? Number(foldDigits(typed.trim()).replace('−', '-').replace(/[,٫]/, '.'))
    : null;
  function move(from: string | null) {
    if (seconds === null) return;
    apply(shiftLines(lines, { from, by: Math.round(seconds * 1000) }));
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="قدّم الأوقات أو أخّرها"
      footer={
        <>
          <Button disabled={!seconds} onClick={() => move(null)}>
            كل الأسطر
          </Button>
          <Button variant="secondary" disabled={!seconds || !active} onClick={() => move(active)}>
            من هذا السطر
          </Button>
        </>
      }
    >
      <Field
        label="الثواني"
        hint="‏1.5 تؤخّر الأسطر ثانية ونصفًا، و‎-1.5 تقدّمها."
        error={typed !== '' && seconds === null ? 'اكتب عدد الثواني، مثل 1.5 أو ‎-2.' : undefined}
      >
        <Input
          autoFocus
          dir="ltr"
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && move(null)}
        />
      </Field>
    </Dialog>
  );
}

interface FindBarProps {
  lines: readonly NamedLine[];
  active: string | null;
  apply(edit: Edit): void;
  focus(id: string, caret?: number): void;
  onClose(): void;
}

/** Finds and replaces in the lines, whatever the spelling. Enter goes to the next line, Escape closes. */
export function FindBar({ lines, active, apply, focus, onClose }: FindBarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [replacement, setReplacement] = useState('');
  // Ten thousand lines take longer to fold than a key may take.
  const searched = useDeferredValue(search);
  const found = useMemo(() => findLines(lines, searched), [lines, searched]);
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  const at = found.findIndex((one) => one.id === active);

  useEffect(() => field.current?.focus(), []);

  function goTo(step: 1 | -1) {
    const order = new Map(lines.map((line, place) => [line.id, place]));
    const here = order.get(active ?? '') ?? (step === 1 ? -1 : lines.length);
    // Pressed before what was typed last has been searched for.
    const current = search === searched ? found : findLines(lines, search);
    const ordered = step === 1 ? current : current.toReversed();
    const isBeyond = (one: string) => ((order.get(one) ?? 0) - here) * step > 0;
    const next = ordered.find((one) => isBeyond(one.id)) ?? ordered[0];
    if (next) focus(next.id, next.hits[0]?.end);
  }

  function replaceThis() {
    if (active !== null) apply(replaceIn(lines, { search, replacement, only: active }));
    goTo(1);
  }

  return (
    <search
      aria-label="البحث في الأسطر"
      className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface px-2 py-1.5"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
        if (active !== null) focus(active);
      }}
    >
      <Input
        ref={field}
        aria-label="ابحث في الأسطر"
        id={`${id}-search`}
        value={search}
        placeholder="ابحث في الأسطر"
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.altKey) return;
          event.preventDefault();
          goTo(event.shiftKey ? -1 : 1);
        }}
        className="min-h-9! min-w-32 flex-1 basis-32 text-sm!"
      />
      <output className="min-w-14 text-sm text-text-soft" aria-live="polite">
        {search.trim() !== '' &&
          (count === 0 ? 'لا نتائج' : at < 0 ? `${count}` : `${at + 1} من ${found.length}`)}
      </output>
      <Input
        aria-label="ضع مكانه"
        value={replacement}
        placeholder="ضع مكانه"
        onChange={({ target }) => setReplacement(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.altKey) return;
          event.preventDefault();
          replaceThis();
        }}
        className="min-h-9! min-w-32 flex-1 basis-32 text-sm!"
      />
      <Button size="sm" variant="secondary" disabled={at < 0} onClick={replaceThis}>
        استبدل
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={count === 0}
        onClick={() => apply(replaceIn(lines, { search, replacement, only: null }))}
      >
        استبدل الكل
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        أغلق
      </Button>
      <span className="sr-only" role="status">
        {captionTexts.lines(found.length)}
      </span>
    </search>
  );
}
