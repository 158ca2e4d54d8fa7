import { persistedStore, type Theme } from '#platform/browser/persisted-store.ts';
import { localStore } from '#platform/browser/storage.ts';

const themeKey = 'theme';

/** The colour of the browser's toolbars, equal to the page's background in each theme. */
export const themeColors: Record<Theme, string> = { light: '#FAFAF7', dark: '#0E1028' };

/**
 * Runs in the head before the first paint, so that a dark page never flashes white. A text, because no module has
 * loaded at that point.
 */
export const themeScript = `(function(r,t,m){try{t=localStorage.getItem('${themeKey}')}catch(e){}
if(t!=='dark')return;r.classList.replace('light','dark');
m=document.querySelector('meta[name="theme-color"]');if(m)m.content='${themeColors.dark}'
})(document.documentElement)`;

function storedTheme(): Theme | null {
  const value = localStore.getItem(themeKey);
  return value === 'light' || value === 'dark' ? value : null;
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[theme]);
}

/** Applies and stores a theme, in the product's own key and in `theme`, which the specification names. */
function setTheme(theme: Theme): void {
  localStore.setItem(themeKey, theme);
  persistedStore.setState({ theme });
  applyTheme(theme);
}

/** Switches between the light and the dark theme. */
export function toggleTheme(): void {
  setTheme(persistedStore.getState().theme === 'dark' ? 'light' : 'dark');
}

/** Applies the stored theme and follows changes from other tabs. Returns a function that stops it. */
export function startTheme(): () => void {
  const adopt = () => {
    const known = persistedStore.getState().theme;
    const theme = storedTheme() ?? known;
    // Writing an unchanged value would notify the other tabs, which would write in turn.
    if (theme !== known) persistedStore.setState({ theme });
    applyTheme(theme);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeKey) adopt();
  };
  adopt();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
