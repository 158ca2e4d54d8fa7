import { toggleTheme } from '#platform/theme.ts';
import { MoonIcon, SunIcon } from '#ui/ornament/icons.ts';
import { MenuButton } from './menu-row.tsx';

/** Both labels are rendered and the theme's class shows one, because the server does not know the theme. */
export function ThemeRow() {
  return (
    <MenuButton
      onClick={toggleTheme}
      icon={
        <>
          <MoonIcon className="dark:hidden" />
          <SunIcon className="hidden dark:block" />
        </>
      }
    >
      <span className="dark:hidden">المظهر الداكن</span>
      <span className="hidden dark:inline">المظهر الفاتح</span>
    </MenuButton>
  );
}
