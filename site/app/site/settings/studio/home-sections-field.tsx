import { type HomeSection, homeSections } from '@nibras/contract/site/site.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId } from 'react';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Switch } from '#studio-kit/fields/switch-draft-field.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { announceMove, movedText } from '#ui/sortable/move-announcer.tsx';

const names: Record<HomeSection, string> = {
  courses: wording`أحدث الكورسات`,
  steps: 'كيف تسير الدراسة هنا',
  services: wording`الخدمات`,
  call: 'دعوة إلى البدء',
};

/** The sections of the home page below its top: which are shown, and in which order. */
export function HomeSectionsField({ field }: { field: EditedField<HomeSection[] | null> }) {
  const id = useId();
  const shown = field.value ?? [...homeSections];
  const rows = [...shown, ...homeSections.filter((name) => !shown.includes(name))];

  function move(name: HomeSection, step: 1 | -1) {
    const at = shown.indexOf(name);
    const next = [...shown];
    next.splice(at, 1);
    next.splice(at + step, 0, name);
    field.set(next);
    announceMove(movedText(names[name], at + step, next.length));
  }

  return (
    <DraftBox field={field}>
      <ol className="divide-y divide-line rounded-md border border-line">
        {rows.map((name) => {
          const at = shown.indexOf(name);
          const isShown = at >= 0;
          return (
            <li key={name} className="flex items-center gap-3 px-3 py-1.5">
              <Switch
                id={`${id}-${name}`}
                checked={isShown}
                onChange={(on) =>
                  field.set(on ? [...shown, name] : shown.filter((one) => one !== name))
                }
              />
              <label htmlFor={`${id}-${name}`} className="grow cursor-pointer py-2">
                {names[name]}
              </label>
              <div className="-me-2 flex shrink-0">
                <IconButton
                  label={`قدّم «${names[name]}»`}
                  disabled={at <= 0}
                  onClick={() => move(name, -1)}
                >
                  <DownIcon className="rotate-180" />
                </IconButton>
                <IconButton
                  label={`أخّر «${names[name]}»`}
                  disabled={!isShown || at === shown.length - 1}
                  onClick={() => move(name, 1)}
                >
                  <DownIcon />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-1.5 text-sm text-text-faint">
        أعلى الصفحة، وفيه الترحيب والإحصاءات، يبقى دائمًا أولًا.
      </p>
    </DraftBox>
  );
}
