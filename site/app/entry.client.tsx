import { wordingKey } from '@nibras/contract/text/wording.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerWorker } from '#platform/worker.ts';

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
    // React listens to events from here on: `earlyPressScript` stops recording clicks.
    document.dispatchEvent(new Event('hydrating'));
  });

// The provider's nouns, which the server has rendered, come with the page (`withWordingScript`).
if (wordingKey in globalThis) void import('@nibras/contract/text/reword.ts').then(hydrate);
else hydrate();

// Web vitals are read from the browser's buffered entries, so the measurement can start late and does not compete with
// the page. Without a network the import fails, and nothing can be reported.
const measure = () =>
  void import('#site/vitals/index.ts').then(
    (vitals) => vitals.startVitals(),
    () => {},
  );
// The worker has the offline page, also for a visitor who saved nothing. Development has none: it would cache pages.
const whenIdle = () => {
  measure();
  if (import.meta.env.PROD) void registerWorker();
};
if ('requestIdleCallback' in window) requestIdleCallback(whenIdle, { timeout: 5_000 });
else setTimeout(whenIdle, 2_000);
