/** Article pictures: paper, an ink drawing, and the lamp's saffron where the thought is. */
import type { Picture } from './covers.ts';
import type { Point } from './geometry.ts';
import { paperGround } from './grounds.ts';
import { craftArticles } from './motifs/articles-craft.ts';
import { depthArticles } from './motifs/articles-depth.ts';
import { startArticles } from './motifs/articles-start.ts';
import { webArticles } from './motifs/articles-web.ts';
import { type Hue, toneOf } from './palette.ts';
import { Sheet } from './sheet.ts';
import { at } from './svg.ts';

const HUES: Record<string, Hue> = {
  'how-to-start-programming': 'web',
  'python-or-javascript': 'data',
  'what-is-an-api': 'web',
  'clean-code-habits': 'mobile',
  'reading-error-messages': 'mobile',
  'git-branches-explained': 'devops',
  'responsive-design-rtl': 'web',
  'arabic-typography-web': 'web',
  'sql-joins-illustrated': 'data',
  'indexes-that-help': 'data',
  'password-storage': 'security',
  'phishing-for-developers': 'security',
  'first-job-portfolio': 'mobile',
  'learning-plan-90-days': 'devops',
  'docker-in-plain-words': 'devops',
  'linux-commands-daily': 'devops',
  'big-o-intuition': 'security',
  'testing-why-and-how': 'mobile',
  'accessibility-arabic': 'web',
  'machine-learning-myths': 'data',
};

export function articlePictures(): Picture[] {
  const motifs = { ...startArticles, ...craftArticles, ...webArticles, ...depthArticles };
  return Object.entries(motifs).map(([slug, motif], i) => {
    const hero: Point = [640, 366];
    const side = i % 2 === 0 ? 1 : -1;
    const lamp: Point = [640 + side * (500 + (i % 3) * 50), 40 + (i % 4) * 40];
    const tone = toneOf(HUES[slug] ?? 'web');
    const s = new Sheet({ seed: slug, width: 1280, height: 720, tone, lamp, hero });
    return {
      file: `articles/${slug}.webp`,
      svg: s.finish(paperGround(s, hero, i % 3), at(...hero, 1.04, motif(s))),
    };
  });
}
