import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { useEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { CaptionRow, type RowActions } from './caption-row.tsx';
import { captionTexts } from './caption-texts.ts';
import type { Captions } from './use-captions.ts';

interface CaptionListProps {
  captions: Captions;
  spoken: string | null;
  actions: RowActions;
}

/** Frames in which the list may bring a far line into the page. */
const patience = 60;

/** Puts the keyboard into the text of a line, once the list has it in the page and shows it. */
function focusText(
  box: HTMLElement,
  place: { id: string; caret: number },
  done: () => void,
  tries = patience,
) {
  const fields = box.querySelectorAll<HTMLTextAreaElement>('[data-caption-text]');
  const field = [...fields].find(({ dataset }) => dataset.captionText === place.id);
  field?.focus({ preventScroll: true });
  // The list hides a row until it has measured it, and what is hidden takes no focus.
  if (!field || document.activeElement !== field) {
    if (tries > 0) requestAnimationFrame(() => focusText(box, place, done, tries - 1));
    return;
  }
  const caret = place.caret < 0 ? field.value.length : place.caret;
  field.setSelectionRange(caret, caret);
  // The row has grown by its fields.
  requestAnimationFrame(done);
}

/** The lines, as a virtual list: a video of some hours has thousands. The one that is spoken is followed. */
export function CaptionList({ captions, spoken, actions }: CaptionListProps) {
  const { lines, warnings, active, focused, edited } = captions;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const places = useRef(lines);
  places.current = lines;
  const placeOf = (id: string | null) => places.current.findIndex((line) => line.id === id);

  useEffect(() => {
    if (!focused || !box.current) return;
    const place = places.current.findIndex(({ id }) => id === focused.id);
    if (place < 0) return;
    const show = () => list.current?.scrollToIndex(place, { align: 'nearest' });
    show();
    focusText(box.current, focused, show);
  }, [focused]);

  useEffect(() => {
    const place = places.current.findIndex(({ id }) => id === spoken);
    // What is being written is not scrolled away.
    if (place < 0 || box.current?.contains(document.activeElement)) return;
    list.current?.scrollToIndex(place, { align: 'nearest' });
  }, [spoken]);

  const kept = placeOf(active);
  const { fields } = edited.editor.store.getState();
  return (
    <div
      ref={box}
      className="h-[45dvh] min-w-0 overflow-y-auto overscroll-contain rounded-md border border-line bg-raised lg:h-[max(22rem,calc(100dvh-21rem))]"
    >
      {lines.length === 0 && <p className="p-6 text-text-soft">{captionTexts.noLines}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a list element takes no virtual rows */}
      <div role="list" aria-label="أسطر الترجمة">
        <Virtualizer ref={list} scrollRef={box} data={lines} keepMounted={kept < 0 ? [] : [kept]}>
          {(line, at) => (
            <CaptionRow
              key={line.id}
              id={line.id}
              // The stored value, which stays the same object until the line is changed.
              line={(fields[line.id]?.value ?? line) as CaptionLine}
              number={at + 1}
              active={line.id === active}
              spoken={line.id === spoken}
              warnings={warnings.get(line.id)}
              refusal={fields[line.id]?.refusal ?? null}
              actions={actions}
            />
          )}
        </Virtualizer>
      </div>
    </div>
  );
}
