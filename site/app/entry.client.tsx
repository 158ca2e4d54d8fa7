import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from '#platform/state/nonce.ts';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

// Dialogs insert a style element that locks the page behind them. The policy lets it pass only with
// the response's nonce, which its maker looks up under this name.
Object.assign(window, { __webpack_nonce__: nonce });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
