import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Dialogs insert a style element that locks the page behind them. The policy lets it pass only with
// the response's nonce, which its maker looks up under this name.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
Object.assign(window, { __webpack_nonce__: nonce });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
