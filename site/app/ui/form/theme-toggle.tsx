import { MoonIcon, SunIcon } from '../ornament/icons.ts';
import { IconButton } from './icon-button.tsx';

export interface ThemeToggleProps {
  onToggle(): void;
  className?: string;
}

/**
 * The switch between paper and ink. Both icons are in the page and the theme's class shows one, so
 * that the server need not know the theme.
 */
export function ThemeToggle({ onToggle, className }: ThemeToggleProps) {
  return (
    <IconButton label="بدّل بين المظهر الفاتح والداكن" onClick={onToggle} className={className}>
      <MoonIcon className="dark:hidden" />
      <SunIcon className="hidden dark:block" />
    </IconButton>
  );
}
