import type { Page } from '@playwright/test';

/** A toast, found in the live region that announces it. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByLabel('التنبيهات').getByText(text);
