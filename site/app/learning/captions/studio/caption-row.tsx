import type { CaptionLine, NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { memo } from 'react';
import { TimeField } from '#studio-kit/video/time-field.tsx';
import { cx } from '#ui/class-names.ts';
import { controlClass } from '#ui/form/input.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { LineText } from '#ui/text/line-text.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { captionTexts, shownTime } from './caption-texts.ts';
import type { KeyAction } from './keys.ts';
import { type Edit, withEnd, withSpeaker, withStart, withText } from './lines/line-edits.ts';
import type { LineWarning } from './lines/warnings.ts';

export interface RowActions {
  enter(id: string): void;
  focus(id: string): void;
  apply(edit: Edit | null, options?: { typing?: string }): void;
  run(action: KeyAction): void;
  seek(moment: number): void;
}

interface CaptionRowProps {
  id: string;
  line: CaptionLine;
  number: number;
  active: boolean;
  spoken: boolean;
  warnings: readonly LineWarning[] | undefined;
  refusal: string | null;
  actions: RowActions;
}

const small = 'min-h-9 rounded-sm px-2 text-sm!';

function Warnings({ warnings }: { warnings: readonly LineWarning[] | undefined }) {
  if (!warnings) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {warnings.map((warning) => (
        <Badge key={warning} tone="warning">
          {captionTexts.warnings[warning]}
        </Badge>
      ))}
    </span>
  );
}

const buttons: readonly { action: KeyAction; label: string }[] = [
  { action: 'playLine', label: 'اسمعه' },
  { action: 'start', label: 'يبدأ الآن' },
  { action: 'end', label: 'ينتهي الآن' },
  { action: 'split', label: 'اقسم' },
  { action: 'join', label: 'ضُمّ التالي' },
  { action: 'remove', label: 'احذف' },
];

/** The fields of the line that is being edited, and what can be done with it. */
function OpenRow({ id, line, warnings, refusal, actions }: CaptionRowProps) {
  const named: NamedLine = { ...line, id };
  const { apply, run } = actions;
  return (
    <div className="flex min-w-0 grow flex-col gap-2">
      <textarea
        aria-label="النص"
        data-caption-text={id}
        data-studio-field={id}
        dir={textDirection(line.text)}
        rows={2}
        maxLength={limits.textMaxLength}
        value={line.text}
        onChange={({ target }) => apply(withText(named, target.value), { typing: `${id}:text` })}
        className={cx(
          controlClass,
          'field-sizing-content min-h-16 resize-none rounded-sm px-3 py-2 text-start leading-relaxed',
        )}
      />
      <div className="flex flex-wrap items-center gap-2">
        <TimeField
          label="يبدأ"
          value={line.start}
          written={shownTime}
          className="w-26!"
          onChange={(time) => apply(withStart(named, time))}
        />
        <span aria-hidden="true" className="max-sm:hidden">
          –
        </span>
        <TimeField
          label="ينتهي"
          value={line.end}
          written={shownTime}
          className="w-26!"
          onChange={(time) => apply(withEnd(named, time))}
        />
        <input
          aria-label="المتحدّث"
          placeholder="المتحدّث"
          data-caption-speaker={id}
          dir="auto"
          maxLength={limits.speakerMaxLength}
          value={line.speaker}
          onChange={({ target }) =>
            apply(withSpeaker(named, target.value), { typing: `${id}:speaker` })
          }
          className={cx(controlClass, small, 'w-32!')}
        />
        <Warnings warnings={warnings} />
      </div>
      {line.markup !== null && (
        <p className="text-sm text-text-soft">
          في هذا السطر تنسيق من ملفه (خط عريض أو مائل)، ويُحذف حين تغيّر نصه.
        </p>
      )}
      {refusal !== null && <p className="text-sm text-danger">{refusal}</p>}
      <div className="flex flex-wrap gap-x-1 gap-y-0.5">
        {buttons.map(({ action, label }) => (
          <button
            key={action}
            type="button"
            onClick={() => run(action)}
            className="min-h-9 rounded-sm px-2.5 text-sm text-link hover:bg-sunken"
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** One line of the list: as text, or with its fields where it is the one that is edited. */
export const CaptionRow = memo(function CaptionRow(props: CaptionRowProps) {
  const { id, line, number, active, spoken, warnings, actions } = props;
  const direction = textDirection(line.text);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element takes no virtual rows
    <div
      role="listitem"
      data-caption-row={id}
      aria-current={spoken ? 'time' : undefined}
      onFocus={() => active || actions.enter(id)}
      className={cx(
        'flex gap-3 border-b border-line border-s-4 px-3 py-2',
        spoken ? 'border-s-accent bg-accent-soft' : 'border-s-transparent',
        active && !spoken && 'bg-sunken',
      )}
    >
      <button
        type="button"
        dir="ltr"
        aria-label={`شغّل من ${shownTime(line.start)}، السطر ${number}`}
        onClick={() => actions.seek(line.start)}
        className="min-h-9 shrink-0 self-start rounded-sm text-sm tabular-nums text-text-soft hover:text-link"
      >
        {shownTime(line.start)}
      </button>
      {active ? (
        <OpenRow {...props} />
      ) : (
        <button
          type="button"
          // The press would focus this button, which then gives way to the fields before the press has ended.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={(event) => {
            event.stopPropagation();
            actions.focus(id);
          }}
          onClick={() => actions.focus(id)}
          className="flex min-h-9 min-w-0 grow flex-col gap-1 text-start"
        >
          <span dir={direction} className="w-full text-start whitespace-pre-line wrap-anywhere">
            {line.speaker && <span className="font-semibold">{line.speaker}: </span>}
            {line.text ? (
              <LineText text={line.text} />
            ) : (
              <span className="text-text-faint">(فارغ)</span>
            )}
          </span>
          <Warnings warnings={warnings} />
        </button>
      )}
    </div>
  );
});
