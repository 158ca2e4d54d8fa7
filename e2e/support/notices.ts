import type { Page } from '@playwright/test';

/** A toast; the region that reads it out carries the same words. */
export const notice = (page: Page, text: string) => page.getByLabel('التنبيهات').getByText(text);
