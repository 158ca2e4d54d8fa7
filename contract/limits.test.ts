import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as otherLimits from './limits.ts';
import { vitals } from './site/vitals/limits.ts';

const limits = { ...otherLimits, vitals };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The constants that docs/behaviour/ fixes: their paths in `limits.ts` and their values. */
const specified: Record<string, [path: string, value: number][]> = {
  'public pages and signing in': [
    ['lists.coursesPerPage', 8],
    ['lists.articlesPerPage', 8],
    ['lists.servicesPerPage', 15],
    ['lists.projectsPerPage', 6],
    ['lists.projectsPerPageByService', 7],
    ['lists.bulkPerPage', 200],
    ['lists.favouritesPerPage', 8],
    ['courseLengths.mediumFrom', 120],
    ['courseLengths.longFrom', 240],
    ['home.answers', 3],
    ['home.latestCourses', 4],
    ['home.firstServices', 3],
    ['code.length', 6],
    ['code.spamHintAfter', 30 * second],
    ['signIn.attempts', 5],
    ['signIn.lock', 15 * minute],
    ['session.accessLifetime', 86_400_000],
    ['session.tokenCacheLifetime', 24 * hour],
    ['session.refreshBeforeExpiry', 5 * minute],
    ['projects.galleryThumbnails', 8],
    ['projects.skillsOnCard', 3],
    ['services.technologies', 8],
    ['services.skillsPerProjectMain', 3],
    ['services.skillsPerProjectSide', 2],
    ['articles.related', 4],
    ['articles.wordsPerMinute', 200],
    ['articles.excerptLength', 150],
    ['articles.searchDescriptionLength', 160],
    ['articles.fontSize.min', 12],
    ['articles.fontSize.max', 24],
    ['articles.fontSize.step', 2],
    ['articles.fontSize.default', 16],
    ['notices.saveConfirmation', 3 * second],
    ['notices.toast', 3000],
    ['contact.sendingShown', 1 * second],
    ['layout.scrollTopAfter', 100],
    ['fetching.retries', 3],
    ['fetching.retryDelayCap', 30 * second],
    ['fetching.fresh', 5 * minute],
    ['vitals.LCP.good', 2500],
    ['vitals.LCP.poor', 4000],
    ['vitals.INP.good', 200],
    ['vitals.INP.poor', 500],
    ['vitals.CLS.good', 0.1],
    ['vitals.CLS.poor', 0.25],
    ['vitals.FCP.good', 1800],
    ['vitals.FCP.poor', 3000],
    ['vitals.TTFB.good', 800],
    ['vitals.TTFB.poor', 1800],
  ],
  'files of the studio': [
    ['media.quota', 50 * 1024 ** 3],
    ['media.fileMaxBytes', 4 * 1024 ** 3],
    ['media.imageMaxBytes', 50 * 1024 ** 2],
    ['media.imageMaxPixels', 50_000_000],
    ['media.imageSidePx', 2560],
    ['media.captionsMaxBytes', 2 * 1024 ** 2],
    ['media.captionsMaxCues', 20_000],
    ['captionDrafts.textMaxLength', 500],
    ['captionDrafts.lastMoment', 24 * hour],
    ['captionDrafts.charactersPerSecond', 20],
    ['captionDrafts.charactersPerRow', 42],
    ['captionDrafts.rowsPerLine', 2],
    ['captionDrafts.longestLine', 7 * second],
    ['captionDrafts.changesPerSave', 1_000],
    ['captionDrafts.versionEvery', 10 * minute],
    ['captionDrafts.versionLines', 200],
    ['captionDrafts.versions', 30],
    ['captionDrafts.machineTimeout', 4 * hour],
    ['captionDrafts.machineMaxOutput', 8 * 1024 ** 2],
    ['media.captionLineMaxLength', 500],
    ['media.documentMaxBytes', 500 * 1024 ** 2],
    ['media.uploadPartBytes', 8 * 1024 ** 2],
    ['media.uploadsAtOnce', 3],
    ['media.unfinishedFor', 24 * hour],
    ['media.removedFor', 24 * hour],
  ],
  'the stored session': [['session.rehydrateTimeout', 5000]],
  'signed-in pages': [
    ['notices.pollCounts', 30 * second],
    ['messenger.simpleChatPoll', 5000],
    ['notices.dropdownLength', 5],
    ['discussions.shownAtFirst', 1],
    ['discussions.shownMore', 2],
    ['layout.sidebarMaxHeightPx', 350],
    ['layout.sidebarScrollAboveChapters', 5],
    ['messenger.soundCut', 1 * second],
    ['messenger.thumbnailPx', 128],
    ['teachers.latestStudents', 6],
    ['layout.myCoursesSkeletons', 3],
    ['notices.pushToast', 6000],
    ['undoing.offeredFor', 10 * second],
    ['layout.mobileBreakpointPx', 768],
  ],
};

/** Constants that the style sheet repeats; a test of the site compares them. */
const usedByTheStyleSheet = ['layout.mobileBreakpointPx'];

const repository = join(import.meta.dirname, '..');
const sources = globSync('{api/src,site/app,contract}/**/*.{ts,tsx}', { cwd: repository })
  .filter(
    (path) =>
      !/\.test\.tsx?$|\/testing\/|contract\/(studio\/|member-|site\/vitals\/)?limits\.ts$/.test(
        path,
      ),
  )
  .map((path) => readFileSync(join(repository, path), 'utf8'))
  .filter((source) => source.includes('limits.ts'));

/** The sources that import a group of constants, possibly under another name (`code as rules`). */
function isUsed(path: string): boolean {
  const [group = '', ...names] = path.split('.');
  return sources.some((source) => {
    const taken = new RegExp(`import \\{[^}]*\\b${group}\\b[^}]*\\} from '[^']*limits\\.ts'`);
    // The names of vitals come over the wire, so sources contain only their thresholds.
    return taken.test(source) && names.some((name) => new RegExp(`\\b${name}\\b`).test(source));
  });
}

describe.each(Object.entries(specified))('%s', (_, rows) => {
  test.each(rows)('%s is %d', (path, value) => {
    const found = path
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], limits);
    expect(found).toBe(value);
  });

  const inCode = rows.filter(([path]) => !usedByTheStyleSheet.includes(path));
  test.each(inCode)('%s is used by the code', (path) => {
    expect(isUsed(path), `${path} is named outside of limits.ts`).toBe(true);
  });
});

test('each constant is on one line', () => {
  const source = [
    'limits.ts',
    'page-limits.ts',
    'people/limits.ts',
    'content/items/studio/limits.ts',
    'site/vitals/limits.ts',
  ].flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n'));
  for (const [path] of Object.values(specified).flat()) {
    const [group, name] = path.split('.');
    const start = source.findIndex((line) => line.startsWith(`export const ${group} = {`));
    const end = source.findIndex((line, at) => at > start && line.startsWith('}'));
    const lines = source.slice(start, end).filter((line) => line.startsWith(`  ${name}: `));
    expect(lines, path).toHaveLength(1);
  }
});
