/** In a module of their own, which pages load with the measurement. */

const day = 24 * 60 * 60 * 1000;

/** Good up to the first threshold, poor above the second; in milliseconds, except CLS, which has no unit. */
export const vitals = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
} as const;

export const vitalReports = {
  perMinutePerNetworkAddress: 60,
  pathMaxLength: 200,
  retention: 90 * day,
} as const;
