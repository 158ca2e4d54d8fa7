import { describe, expect, it } from 'vitest';
import { courseCard, courseDetail } from '../learning/courses/shapes.ts';
import { parseCourseAnswer } from './parse-course.ts';
import { enrolmentStateOf, parseCategories, parseCourseList } from './parse-course-list.ts';
import { parseEnrolment, parseMyCourses, parseStartedEnrolment } from './parse-enrolment.ts';

/** A response of a server that implements only the specification. */
const bare = { id: 7, name: 'بايثون' };

const cardOf = (sent: object) => parseCourseList.parse({ data: [sent] }).data[0];

describe('a course in a list', () => {
  it('becomes the contract’s card, whatever is missing', () => {
    expect(courseCard.parse(cardOf(bare))).toMatchObject({
      id: 7,
      slug: '7',
      image: null,
      category: null,
      description: '',
      salary: null,
      enroll_count: 0,
      level: null,
      minutes: 0,
    });
  });

  it.each([
    [{ icon: 'a.png' }, { image: 'a.png' }],
    [{ image: 'b.png', icon: 'a.png' }, { image: 'b.png' }],
    [
      { Enroll_count: 5, Lecture_count: '12' },
      { enroll_count: 5, lecture_count: 12 },
    ],
    [
      { enroll_count: 5, lecture_count: 12 },
      { enroll_count: 5, lecture_count: 12 },
    ],
    [{ discription: 'وصف' }, { description: 'وصف' }],
    [{ description: 'وصف' }, { description: 'وصف' }],
    [{ salary: 30 }, { salary: '30' }],
    [{ salary: 'مجاني' }, { salary: 'مجاني' }],
    [{ salary: '' }, { salary: null }],
    [
      { user: 'سارة', userImage: 'u.png' },
      { user: 'سارة', userImage: 'u.png' },
    ],
    [{ category: { name: 'الويب' } }, { category: { id: 0, name: 'الويب', slug: '0' } }],
    [{ rate: '4.5' }, { rate: 4.5 }],
    [
      { level: 'beginner', minutes: '90' },
      { level: 'beginner', minutes: 90 },
    ],
    [{ level: 'hard' }, { level: null }],
    [{ id: '7' }, { id: 7 }],
  ])('%j is parsed as %j', (sent, read) => {
    expect(cardOf({ ...bare, ...sent })).toMatchObject(read);
  });

  it('is left out, and the others stay, where it has no id', () => {
    const { data } = parseCourseList.parse({ data: [{ name: 'بلا رقم' }, bare, null] });
    expect(data.map(({ id }) => id)).toEqual([7]);
  });

  it.each([
    [undefined, []],
    ['sort', []],
    [
      ['sort', 'price', 7, 'level'],
      ['sort', 'level'],
    ],
  ])('is sorted and filtered only by what the server names: %j is parsed as %j', (sent, read) => {
    expect(parseCourseList.parse({ data: [], options: sent }).options).toEqual(read);
  });

  it('without meta is on one page of one', () => {
    const { meta } = parseCourseList.parse({ data: [] });
    expect(meta).toMatchObject({ current_page: 1, last_page: 1 });
  });

  it('is refused where there is no list at all', () => {
    expect(parseCourseList.safeParse('<html>').success).toBe(false);
  });
});

it('categories without an id or a name are left out', () => {
  const sent = { data: [{ id: 3, name: 'الويب' }, { id: 4, name: '' }, { name: 'بلا رقم' }] };
  expect(parseCategories.parse(sent)).toEqual([{ id: 3, name: 'الويب', slug: '3' }]);
});

describe('an enrolment’s state', () => {
  it.each([
    ['joined', 'joined'],
    ['enrolled', 'joined'],
    [true, 'joined'],
    ['pending', 'pending'],
    ['none', 'none'],
    [false, 'none'],
    [null, null],
    [undefined, null],
  ])('%j is %j', (sent, state) => {
    expect(enrolmentStateOf(sent)).toBe(state);
  });

  it('is read from either name', () => {
    expect(parseEnrolment.parse({ enrollStatus: 'pending' }).status).toBe('pending');
    expect(parseEnrolment.parse({ status: true }).status).toBe('joined');
    expect(parseEnrolment.parse({}).status).toBeNull();
  });

  it('is pending after a start that asks for a code, even without a word for it', () => {
    const read = parseStartedEnrolment.parse({ data: { message: 'أدخل الكود' } });
    expect(read).toEqual({
      status: 'pending',
      message: 'أدخل الكود',
      resendAfter: null,
      purchase: null,
    });
    const priced = { status: 'pending', data: {}, purchase: { id: 12, url: '/checkout/12' } };
    expect(parseStartedEnrolment.parse(priced).purchase).toBe(12);
    expect(parseStartedEnrolment.parse({ message: 'تم', status: 'joined' }).status).toBe('joined');
    expect(parseStartedEnrolment.parse({}).status).toBeNull();
  });
});

describe('a course’s page', () => {
  const watched = {
    ...bare,
    chapters: [{ id: 1, name: 'أول', lectures: [{ id: 2, name: 'درس', is_watch: true }] }],
  };

  it('becomes the contract’s course, whatever is missing', () => {
    const { course, status } = parseCourseAnswer.parse({ course: { ...bare, user: 'سارة' } });
    const own = { resources: [], preview_image: '', certificate_terms: '' };
    expect(courseDetail.safeParse({ ...course, ...own }).success).toBe(true);
    expect(course.teacher).toMatchObject({ id: 0, name: 'سارة' });
    expect(status).toBe('none');
  });

  it('reads lectures in every form', () => {
    const sent = {
      id: 2,
      name: 'درس',
      type: 'podcast',
      timeLecture: '15 دقيقة',
      show: '1',
      is_watch: { status: 'endWatch' },
    };
    const { course } = parseCourseAnswer.parse({
      course: { ...bare, chapters: [{ id: 1, name: 'أول', lectures: [sent, { name: 'x' }] }] },
    });
    expect(course.chapters[0]?.lectures).toEqual([
      {
        id: 2,
        slug: '2',
        name: 'درس',
        type: 'video',
        timeLecture: '15',
        show: 1,
        is_watch: true,
      },
    ]);
    expect(course.lecture_count).toBe(1);
  });

  it('takes who has opened a lecture for joined only where nothing is said', () => {
    expect(parseCourseAnswer.parse({ course: watched }).status).toBe('joined');
    expect(parseCourseAnswer.parse({ course: watched, enrollStatus: 'none' }).status).toBe('none');
    expect(parseCourseAnswer.parse({ course: watched, status: 'pending' }).status).toBe('pending');
  });

  it('finds the teacher’s id under any of its names', () => {
    const idOf = (sent: object) =>
      parseCourseAnswer.parse({ course: { ...bare, ...sent } }).course.teacher.id;
    expect(idOf({ teacher: { id: 4, name: 'سارة' }, user_id: 9 })).toBe(4);
    expect(idOf({ user_id: 9 })).toBe(9);
    expect(idOf({ instructor_id: 8 })).toBe(8);
    expect(idOf({ created_by: '6' })).toBe(6);
  });

  it('leaves a resource’s size unknown where none is sent', () => {
    const { course } = parseCourseAnswer.parse({
      course: { ...bare, resources: [{ id: 1, name: 'ملف', file: 'a.pdf' }] },
    });
    expect(course.resources[0]).toMatchObject({ file: 'a.pdf', size: null, members_only: false });
  });
});

it('own courses find the last page beside or inside the list, and progress where the server sends it', () => {
  const sent = { myCourses: { data: [bare] }, last_page: 3 };
  expect(parseMyCourses.parse(sent)).toMatchObject({
    lastPage: 3,
    courses: [{ id: 7, watched_count: null, next_lecture_id: null, teacher: { name: '' } }],
  });
  expect(parseMyCourses.parse({ myCourses: { data: [], last_page: 2 } }).lastPage).toBe(2);
});
