import { postWebVitals } from '@nibras/contract/site/vitals/calls.ts';
import { webVitals } from '#platform/database/schema/index.ts';
import type { Routes } from '#platform/feature.ts';

export const routes: Routes = (serve, { db, now }) => {
  serve(postWebVitals, async ({ body: { path, metrics } }) => {
    const createdAt = now();
    await db.insert(webVitals).values(metrics.map((metric) => ({ ...metric, path, createdAt })));
    return { message: 'سُجّلت القياسات.' };
  });
};
