import { useState } from 'react';
import type { LinksFunction } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { Logo } from '#ui/ornament/logo.tsx';
import studioStyles from '../../studio/studio.css?url';
import { ChoiceParts } from './choice-parts.tsx';
import { ContentParts } from './content-parts.tsx';
import { FormParts } from './form-parts.tsx';
import { Foundations } from './foundations.tsx';
import { OrnamentParts } from './ornament-parts.tsx';
import { StateParts } from './state-parts.tsx';

const siteName = 'نبراس';
const views = { both: 'الاثنان معًا', light: 'الفاتح', dark: 'الداكن' } as const;
type View = keyof typeof views;

/** The public style sheet has nothing of this page; the studio's has every class. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: studioStyles }];

/**
 * Every component of the design system in every state, in both themes side by side. Registered at /dev/ui in
 * development only. Overlays such as dialogs and menus use the theme of the page.
 */
export default function DevUiPage() {
  const [view, setView] = useState<View>('both');
  const themes = view === 'both' ? (['light', 'dark'] as const) : [view];
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line bg-raised px-gutter py-3">
        <Logo name={siteName} />
        <h1 className="text-lg">لغة التصميم: كل الأجزاء</h1>
        <fieldset className="ms-auto flex gap-4">
          <legend className="sr-only">المظهر المعروض</legend>
          {Object.entries(views).map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="view"
                checked={view === value}
                onChange={() => setView(value as View)}
                className="size-4 accent-link"
              />
              {label}
            </label>
          ))}
        </fieldset>
      </header>
      <main className={cx(view === 'both' && 'xl:grid xl:grid-cols-2')}>
        {themes.map((theme) => (
          <section
            key={theme}
            aria-label={`المظهر ${views[theme]}`}
            className={cx(theme, 'min-w-0 bg-surface px-gutter pb-section text-text')}
          >
            <Foundations />
            <FormParts />
            <ChoiceParts />
            <ContentParts />
            <StateParts />
            <OrnamentParts />
          </section>
        ))}
      </main>
    </>
  );
}
