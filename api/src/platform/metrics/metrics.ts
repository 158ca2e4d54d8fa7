import { createHash } from 'node:crypto';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { bearerToken } from '../http/access.ts';
import type { ApiServer } from '../http/api-server.ts';
import { AppError } from '../http/app-error.ts';
import { isOuter, routeOf } from '../http/request-lines.ts';
import type { PushService } from '../push/push-service.ts';
import { sameBytes } from '../secrets/secrets.ts';
import { addGauges, type GaugeSources } from './gauges.ts';

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const digest = (text: string) => createHash('sha256').update(text).digest();

export interface Metrics {
  /** Counts the requests of a server and answers `/metrics` on it; before its routes are added. */
  watch(app: ApiServer): void;
  /** Wraps a push service so that its messages are counted by result. */
  countPush(push: PushService): PushService;
  /** Adds the gauges that need a database. */
  measure(sources: GaugeSources): void;
}

/**
 * Creates the Prometheus metrics, or null where they are disabled. Labels are only route patterns, kinds and states,
 * never requested addresses or names of people.
 */
export function openMetrics({ metricsToken }: Pick<Config, 'metricsToken'>): Metrics | null {
  if (metricsToken === null) return null;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'nibras_http_request_duration_seconds',
    help: 'Requests that came over the network, by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  const pushes = new Counter({
    name: 'nibras_push_messages_total',
    help: 'Push messages that this process sent, by result.',
    labelNames: ['fate'],
    registers: [register],
  });
  const expected = digest(metricsToken);

  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        if (isOuter(request)) {
          const method = knownMethods.has(request.method) ? request.method : 'other';
          const status = `${Math.floor(reply.statusCode / 100)}xx`;
          requests.observe({ method, route: routeOf(request), status }, reply.elapsedTime / 1000);
        }
        done();
      });
      app.get(
        '/metrics',
        { logLevel: 'silent', schema: { hide: true } },
        async (request, reply) => {
          const presented = digest(bearerToken(request) ?? '');
          // 404 does not reveal that the address exists.
          if (!sameBytes(presented, expected)) throw new AppError('not-found');
          return reply
            .header('Cache-Control', 'no-store')
            .type(register.contentType)
            .send(await register.metrics());
        },
      );
    },
    countPush: (push) => ({
      ...push,
      async deliver(subscription, payload) {
        try {
          const fate = await push.deliver(subscription, payload);
          pushes.inc({ fate });
          return fate;
        } catch (error) {
          pushes.inc({ fate: 'failed' });
          throw error;
        }
      },
    }),
    measure: (sources) => addGauges(register, sources),
  };
}
