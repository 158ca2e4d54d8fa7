import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { type KeyboardEvent, useRef } from 'react';
import { LockIcon } from '#ui/ornament/icons.ts';
import { steppedTab } from '#ui/overlay/tab-steps.ts';

interface CodeTabsProps {
  files: readonly CodeFile[];
  active: string;
  panel: string;
  onChoose(name: string): void;
}

/** The files of a program, from left to right like the code. */
export function CodeTabs({ files, active, panel, onChoose }: CodeTabsProps) {
  const row = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent) {
    const names = files.map(({ name }) => name);
    const next = steppedTab(event.key, names, active, false);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
    row.current?.querySelectorAll('button')[names.indexOf(next)]?.focus();
  }

  return (
    <div ref={row} role="tablist" aria-label="ملفات البرنامج" dir="ltr" className="code-tabs">
      {files.map(({ name, locked }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === active}
          aria-controls={panel}
          tabIndex={name === active ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={step}
        >
          <bdi>{name}</bdi>
          {locked && (
            <>
              <LockIcon />
              <span className="sr-only"> (للقراءة فقط)</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
