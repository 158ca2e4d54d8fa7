import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
  // React listens from here on: `earlyPressScript` leaves presses to it.
  document.dispatchEvent(new Event('hydrating'));
});

// How it felt is measured by what the browser remembers, so it need not compete with the page itself.
// Without a line there is nobody to tell.
const measure = () =>
  void import('#features/vitals/index.ts').then(
    (vitals) => vitals.startVitals(),
    () => {},
  );
if ('requestIdleCallback' in window) requestIdleCallback(measure, { timeout: 5_000 });
else setTimeout(measure, 2_000);
