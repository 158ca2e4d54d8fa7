import { describe, expect, it } from 'vitest';
import { parseProjectList, parseProjects } from './parse-portfolio.ts';
import { parseServiceAnswer, parseServiceList } from './parse-services.ts';

/** A response of a server that implements only the specification. */
const bare = { id: 7, name: 'متاجر' };

describe('a service', () => {
  const cardOf = (sent: object) => parseServiceList.parse({ services: [sent] }).services[0];
  const pageOf = (sent: object) => parseServiceAnswer.parse({ service: { ...bare, ...sent } });

  it('is read from a list under either name', () => {
    for (const key of ['services', 'data']) {
      expect(
        parseServiceList.parse({ [key]: [bare, { name: 'بلا رقم' }, { id: 3 }] }),
      ).toMatchObject({
        services: [{ id: 7, name: 'متاجر', image: null, price: null, manager: null }],
        meta: { current_page: 1, last_page: 1 },
      });
    }
  });

  it('is missed where there is no list', () => {
    expect(parseServiceList.safeParse({ message: 'خطأ' }).success).toBe(false);
    expect(parseServiceList.safeParse({ services: {} }).success).toBe(false);
  });

  it.each([
    [{ price: { starting: '700' } }, { price: 700 }],
    [{ price: { starting: 0 } }, { price: null }],
    [{ price: 'متفق عليه' }, { price: null }],
    [{ category: { name: 'الويب' } }, { category: { name: 'الويب', slug: '0' } }],
    [{ category: { id: 3 } }, { category: null }],
    [{ project_count: '4' }, { project_count: 4 }],
    [{ manager: { email: 'a@example.com' } }, { manager: { name: 'a@example.com' } }],
    [{ manager: { id: 4 } }, { manager: null }],
  ])('%j is parsed as %j', (sent, read) => {
    expect(cardOf({ ...bare, ...sent })).toMatchObject(read);
  });

  it.each(['service', 'data'])('is read from its own answer under `%s`', (key) => {
    expect(parseServiceAnswer.parse({ [key]: bare })).toMatchObject({ id: 7, projects: [] });
  });

  it('is read from a body that is the service itself, and is none in any other', () => {
    expect(parseServiceAnswer.parse(bare)?.name).toBe('متاجر');
    expect(parseServiceAnswer.parse({ service: null, message: 'لا' })).toBeNull();
  });

  it('counts its projects itself where the server does not', () => {
    expect(pageOf({ projects: [{ id: 1, name: 'أ' }] })?.project_count).toBe(1);
    expect(pageOf({ projects: [], project_count: 9 })?.project_count).toBe(9);
  });

  it('is featured unless the server says that it is not', () => {
    expect(pageOf({})?.featured).toBe(true);
    expect(pageOf({ featured: true })?.featured).toBe(true);
    expect(pageOf({ featured: false })?.featured).toBe(false);
  });

  it('has each skill of a project once', () => {
    const skill = [
      { id: 1, name: 'React' },
      { id: 2, name: 'React' },
      { id: 3, name: '' },
    ];
    const project = pageOf({ projects: [{ id: 1, name: 'أ', skill }] })?.projects[0];
    expect(project?.skill.map(({ name }) => name)).toEqual(['React']);
  });
});

describe('a project', () => {
  it.each(['projects', 'data'])('is read from a list under `%s`', (key) => {
    expect(parseProjectList.parse({ [key]: [bare], meta: { last_page: 3 } })).toMatchObject({
      projects: [{ id: 7, slug: '7', images: [], skill: [], services: [] }],
      meta: { last_page: 3 },
    });
  });

  it.each([
    [{ project: bare }, true],
    [{ data: bare }, true],
    [bare, true],
    [{ data: [bare] }, false],
    [{ projects: [bare] }, false],
  ])('%j contains it, alone: %s', (body, alone) => {
    expect(parseProjects.parse(body)).toMatchObject({ alone, projects: [{ id: 7 }] });
  });

  it('is not in a body that says something else', () => {
    expect(parseProjects.parse({ message: 'غير موجود' }).projects).toEqual([]);
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com', 'https://example.com'],
    ['javascript:alert(1)', null],
    ['', null],
    ['لا يوجد', null],
  ])('links to %s as %s', (project_url, read) => {
    expect(parseProjects.parse({ ...bare, project_url }).projects[0]?.project_url).toBe(read);
  });

  it('leaves out pictures without an address', () => {
    const images = [{ id: 1, image: 'a.webp' }, { id: 2, image: null }, null];
    expect(parseProjects.parse({ ...bare, images }).projects[0]?.images).toEqual(['a.webp']);
  });
});
