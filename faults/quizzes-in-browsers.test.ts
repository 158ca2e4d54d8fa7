import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { makeFolder, startProduct } from './support/product.ts';
import { expectClock, expectKept, type Learner, openHall } from './support/quiz-hall.ts';

/** How often something is killed in all; fewer while the test itself is worked on. */
const kills = Number(process.env.QUIZ_KILLS ?? 1_000);
const [tabs, cuts, servers] = [kills * 0.45, kills * 0.45, kills * 0.1].map(Math.round) as [
  number,
  number,
  number,
];
const timeout = 2_400_000;

const tally = new Map<string, number>();
const count = (what: string, by = 1) => tally.set(what, (tally.get(what) ?? 0) + by);
/** Prints what was counted, and begins anew. */
function report(of: string) {
  const counts = [...tally].map(([what, times]) => `${what} ${times.toLocaleString('en')}`);
  process.stdout.write(`${of}: ${counts.join(', ')}\n`);
  tally.clear();
}

async function startHall(count: number) {
  const dataDir = await makeFolder();
  const now = { product: await startProduct({ dataDir }) };
  return {
    learners: await openHall(() => now.product, count),
    /** Kills every process of the server. */
    kill: () => now.product.kill(),
    async restart() {
      now.product = await startProduct({ dataDir });
    },
    stop: () => now.product.stop(),
  };
}

/** Shares rounds among learners, who go on at the same time. */
async function share(
  learners: Learner[],
  rounds: number,
  work: (learner: Learner, round: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    learners.map(async (learner) => {
      while (next < rounds) {
        const round = next;
        next += 1;
        await work(learner, round);
      }
    }),
  );
}

/** Gives two or three answers. @returns the numbers of their questions */
async function giveAnswers({ giveAnswer }: Learner): Promise<number[]> {
  const numbers: number[] = [];
  const wanted = 2 + Math.round(Math.random());
  for (let at = 0; at < wanted; at += 1) numbers.push(await giveAnswer());
  count('answers', wanted);
  return numbers;
}

test('a tab is killed: the server and the page that is opened again have every answer that was called saved', {
  timeout,
}, async ({ task }) => {
  task.meta.rounds = tabs;
  const hall = await startHall(3);
  const kinds = ['crash', 'closeTab', 'loseDevice'] as const;
  await share(hall.learners, tabs, async (learner, round) => {
    const numbers = await giveAnswers(learner);
    let shown: Awaited<ReturnType<Learner['read']>>;
    // Right after the page has said it, or at any moment: while it waits for a pause, or for the server.
    if (round % 2 === 0) shown = await learner.readWhenSaved(numbers.slice(-1));
    else {
      await wait(Math.random() * 900);
      shown = await learner.read();
    }
    const kind = kinds[Math.floor(round / 2) % 3] ?? 'crash';
    await learner[kind]();
    count(kind);
    count('called saved', await expectKept(learner, shown));
    await learner.openTab();
    await expectClock(learner);
    const again = await learner.read();
    for (const [at, { answer, saved }] of shown.entries()) {
      const isThere = JSON.stringify(again[at]?.answer) === JSON.stringify(answer);
      if (saved) expect(isThere, `question ${at + 1} shows what was called saved`).toBe(true);
      else if (answer.length > 0 && kind !== 'loseDevice') {
        count('not called saved yet');
        if (isThere) count('of these found again');
      }
    }
    await expectKept(learner, await learner.readWhenSaved());
  });
  report('killed tabs');
  expect(await hall.stop()).toBe(0);
});

test('a line is cut: the server has every answer that was called saved, and gets the others', {
  timeout,
}, async ({ task }) => {
  task.meta.rounds = cuts;
  const hall = await startHall(5);
  const kinds = ['request cut', 'response cut', 'offline'] as const;
  await share(hall.learners, cuts, async (learner, round) => {
    const { line } = learner;
    const kind = kinds[round % 3] ?? 'offline';
    const before = line.cuts();
    if (kind === 'offline') await learner.setOffline(true);
    else if (kind === 'request cut') line.cutAfter(1 + Math.random() * 1_500);
    else line.cutAfter(1 + Math.random() * 800, 'product');
    await giveAnswers(learner);
    if (kind === 'offline') await wait(Math.random() * 1_500);
    else {
      await vi.waitFor(
        async () => {
          if (line.cuts() === before) await giveAnswers(learner);
          expect(line.cuts()).toBeGreaterThan(before);
        },
        { timeout: 30_000, interval: 700 },
      );
    }
    count(kind);
    const shown = await learner.read();
    count('called saved', await expectKept(learner, shown));
    count(
      'not called saved yet',
      shown.filter((one) => one.answer.length > 0 && !one.saved).length,
    );
    if (kind === 'offline') await learner.setOffline(false);
    const all = await learner.readWhenSaved();
    await expectKept(learner, all);
    await expectClock(learner);
  });
  report('cut lines');
  expect(await hall.stop()).toBe(0);
});

test('the server is killed: it has every answer that was called saved, and gets the others', {
  timeout,
}, async ({ task }) => {
  task.meta.rounds = servers;
  const hall = await startHall(4);
  for (let kill = 0; kill < servers; kill += 1) {
    let killed = false;
    const giving = hall.learners.map(async (learner) => {
      while (!killed) await giveAnswers(learner);
    });
    await wait(Math.random() * 2_000);
    await hall.kill();
    count('kills');
    killed = true;
    await Promise.all(giving);
    const shown = await Promise.all(hall.learners.map(({ read }) => read()));
    await hall.restart();
    for (const [at, learner] of hall.learners.entries()) {
      count('called saved', await expectKept(learner, shown[at] ?? []));
      const unsaved = (shown[at] ?? []).filter(({ answer, saved }) => answer.length > 0 && !saved);
      count('not called saved yet', unsaved.length);
    }
    await Promise.all(
      hall.learners.map(async (learner, at) => {
        // Each fifth time a learner gives up waiting, and opens the page again.
        if ((kill + at) % 5 === 0) {
          await learner.closeTab();
          await learner.openTab();
        } else await learner.tryNow();
        await expectKept(learner, await learner.readWhenSaved());
        await expectClock(learner);
      }),
    );
  }
  report('killed servers');
  expect(await hall.stop()).toBe(0);
});
