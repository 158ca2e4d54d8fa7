import { vitalReports } from '@nibras/contract/limits.ts';
import { vitalsBody } from '@nibras/contract/site/vitals/shapes.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import { webVitals } from '#platform/database/schema/index.ts';
import type { Routes } from '#platform/feature.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';

/** Counted in memory instead of the database, because these calls are frequent and losing a count does no harm. */
const rateLimit = {
  max: vitalReports.perMinutePerNetworkAddress,
  timeWindow: 60_000,
  keyGenerator: ({ ip }: { ip: string }) => networkOf(ip),
};

export const routes: Routes = (app, { db, now }) => {
  app.post(
    '/api/web-vitals',
    {
      config: { rateLimit, skipInvalidation: true },
      schema: { body: vitalsBody, response: { 200: messageAnswer } },
    },
    async ({ body: { path, metrics } }) => {
      const createdAt = now();
      await db.insert(webVitals).values(metrics.map((metric) => ({ ...metric, path, createdAt })));
      return { message: 'سُجّلت القياسات.' };
    },
  );
};
