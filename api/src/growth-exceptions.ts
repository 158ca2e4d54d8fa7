/** Reads of more than twenty rows for each that is shown, by address: how many at most, and why. */
export const exceptions: Readonly<Record<string, { rows: number; why: string }>> = {
  '/api/course-details/{course}': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/course-detailsAuth/{course}': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/search/mine?q=سرية': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/search/suggestions?q=كورس': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/search?q=سرية': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/studio/inbox/summary': {
    rows: 1_500,
    why: 'counts the orders of today, here one a minute',
  },
  '/api/studio/orders/export?search=سري': {
    rows: 2_500,
    why: 'reads on from the newest order until a batch is found',
  },
  '/api/studio/overview': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/studio/overview/{overviewJoins}': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/studio/overview/{overviewOrders}': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/studio/preview/courses/{course}?as=member': {
    rows: 150_000,
    why: 'it has yet to be mended',
  },
  '/api/studio/purchases/sums': {
    rows: 5_000,
    why: 'reads the purchases of today, here one a minute, and the sums of each day',
  },
  '/api/studio/search?search=طلب سري': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/teacher/{teacher}': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/teacher-students/{teacher}': { rows: 150_000, why: 'it has yet to be mended' },
  '/api/studio/choices?kind=manager': {
    rows: 800,
    why: 'sorts those who work on the platform by name',
  },
  '/api/studio/log/options': {
    rows: 800,
    why: 'looks for an entry of each who works on the platform',
  },
};
