import { describe, expect, it } from 'vitest';
import { featuresOf, technologiesOf } from './service-points.ts';

describe('the features of a service', () => {
  it.each([
    ['أولى. ثانية. ثالثة.', ['أولى', 'ثانية', 'ثالثة']],
    ['أولى.ثانية', ['أولى', 'ثانية']],
    ['. . أولى .. ثانية ...', ['أولى', 'ثانية']],
    ['سطر أول.\nسطر ثانٍ', ['سطر أول', 'سطر ثانٍ']],
    ['خادم Node.js سريع. نسخة 2.5 وما بعدها.', ['خادم Node.js سريع', 'نسخة 2.5 وما بعدها']],
    ['نعمل بـ React. ونختبر.', ['نعمل بـ React', 'ونختبر']],
    ['بلا نقطة', ['بلا نقطة']],
    ['', []],
    ['...', []],
  ])('of «%s» are %j', (description, features) => {
    expect(featuresOf(description)).toEqual(features);
  });
});

describe('the technologies of a service', () => {
  const project = (...names: string[]) => ({ skill: names.map((name) => ({ name })) });

  it('are the distinct skills of its projects, in their order', () => {
    const projects = [project('React', 'Redis'), project('Redis', 'Go')];
    expect(technologiesOf(projects)).toEqual(['React', 'Redis', 'Go']);
  });

  it('are at most 8', () => {
    const names = Array.from({ length: 12 }, (_, index) => `مهارة ${index}`);
    expect(technologiesOf([project(...names)])).toEqual(names.slice(0, 8));
  });

  it('are empty when no project has skills', () => {
    expect(technologiesOf([project(), project()])).toEqual([]);
  });
});
