interface Exception {
  /** How many rows at most. */
  rows: number;
  why: string;
  /** What is read is of today, so that it needs no exception in the first hours of a day. */
  ofToday?: true;
}

/** Reads of more than twenty rows for each that is shown, by address. */
export const exceptions: Readonly<Record<string, Exception>> = {
  '/api/course-details/{course}': {
    rows: 600,
    why: 'counts the students of all courses of its teacher',
  },
  '/api/course-detailsAuth/{course}': {
    rows: 600,
    why: 'counts the students of all courses of its teacher',
  },
  '/api/search/mine?q=سرية': { rows: 500, why: 'compares the words of the site that resemble it' },
  '/api/search/suggestions?q=كورس': {
    rows: 500,
    why: 'compares the words of the site that resemble it',
  },
  '/api/search?q=سرية': { rows: 500, why: 'compares the words of the site that resemble it' },
  '/api/studio/figures': {
    rows: 65_000,
    why: 'counts the lectures that were finished in 30 days, here three in ten of all',
  },
  '/api/studio/inbox/summary': {
    rows: 1_500,
    why: 'counts the orders of today, here one a minute',
    ofToday: true,
  },
  '/api/studio/orders/export?search=سري': {
    rows: 2_500,
    why: 'reads on from the newest order until a batch is found',
  },
  '/api/studio/overview': {
    rows: 5_000,
    why: 'reads the orders and the purchases of today, here one a minute',
    ofToday: true,
  },
  '/api/studio/overview/{overviewOrders}': {
    rows: 3_000,
    why: 'counts the orders of today, here one a minute',
    ofToday: true,
  },
  '/api/studio/preview/courses/{course}?as=member': {
    rows: 600,
    why: 'counts the students of all courses of its teacher',
  },
  '/api/studio/purchases/sums': {
    rows: 5_000,
    why: 'reads the purchases of today, here one a minute, and the sums of each day',
    ofToday: true,
  },
  '/api/studio/search?search=طلب سري': {
    rows: 600,
    why: 'reads 501 matches of a kind before it shows the first of its list',
  },
  '/api/teacher/{teacher}': { rows: 600, why: 'counts the students of all courses of its teacher' },
  '/api/teacher-students/{teacher}': {
    rows: 800,
    why: 'reads the newest students of each course of the teacher',
  },
  '/api/studio/choices?kind=manager': {
    rows: 800,
    why: 'sorts those who work on the platform by name',
  },
  '/api/studio/log/options': {
    rows: 800,
    why: 'looks for an entry of each who works on the platform',
  },
};
