/**
 * An item of a server that knows only the specification: no slugs, numeric ids, and every spelling that the
 * specification lists at least once. `host`, below, is the origin of the server's absolute URLs.
 */
export type Row = Record<string, unknown>;

/** The host of its user photos: neither the site's nor its own. */
export const photoHost = 'https://images.example.org';

const day = (number: number) => `2026-0${1 + (number % 9)}-1${number % 9}T09:30:00.000000Z`;

export const categories: Row[] = [
  { id: 1, name: 'البرمجة' },
  { id: 2, name: 'التصميم' },
];

/** Ten: a page and two more. */
export function courses(host: string): Row[] {
  const detailed: Row[] = [
    {
      name: 'مدخل إلى بايثون',
      icon: 'icons/python.png',
      category: { name: 'البرمجة' },
      Enroll_count: 12,
      Lecture_count: '24',
      discription: 'من أول سطر إلى أول برنامج.',
      salary: 'مجاني',
      user: 'سلمى عبد الله',
      userImage: `${host}/storage/users/salma.png`,
    },
    {
      name: 'أساسيات الويب',
      image: 'courses/web.png',
      category: { id: 1, name: 'البرمجة' },
      enroll_count: 3,
      lecture_count: 11,
      description: 'صفحات تُقرأ على كل شاشة.',
      salary: 49,
      user: 'كريم حسن',
      userImage: 'users/karim.png',
    },
    {
      name: 'تصميم الواجهات',
      image: `${host}/storage/courses/design.png`,
      category: { id: 2, name: 'التصميم' },
      salary: '',
    },
    { name: 'قواعد البيانات', image: `${host}/storage/`, salary: '75.50' },
  ];
  const rest = ['الشبكات', 'الخوارزميات', 'الأمن', 'الخوادم', 'الألعاب', 'الحوسبة السحابية'];
  const plain = rest.map((name) => ({ name: `كورس ${name}`, salary: null, image: null }));
  return [...detailed, ...plain].map((course, index) => ({
    id: index + 1,
    created_at: day(index),
    ...course,
  }));
}

/** `GET /api/course-details/{id}`: the fields that the list does not have (docs/behaviour/courses.md#fields). */
export const courseDetails: Row = {
  long_description: 'شرح مطوّل لما في الكورس.',
  lan: 'العربية',
  rate: '4.5',
  certificate: 1,
  updated_at: day(2),
  created_by: 7,
  features: [{ id: 1, name: 'تكتب برنامجك الأول' }],
  resources: [{ id: 1, name: 'ملف التمارين', file: 'files/exercises.pdf' }],
  reviews: [
    {
      id: 1,
      rating: 5,
      comment: 'شرح واضح',
      created_at: day(3),
      user: { id: 5, name: 'هدى', profile_photo_url: null },
    },
  ],
  chapters: [
    {
      id: 1,
      name: 'الفصل الأول',
      lectures: [
        { id: 1, name: 'قبل أن تبدأ', type: 'video', timeLecture: '12 دقيقة', show: 1 },
        { id: 2, name: 'المتغيرات', type: 'video', timeLecture: '8', show: 0, is_watch: false },
      ],
    },
  ],
};

export const requirements: Row[] = [{ id: 1, name: 'حاسوب متصل بالشبكة' }];

const skills: Row[] = [
  { id: 1, name: 'رياكت', image: null },
  { id: 2, name: 'نود', image: 'skills/node.png' },
  { id: 3, name: 'قواعد البيانات' },
  { id: 4, name: 'التصميم' },
];

/** Seven: a page and one more. The second has only the required fields. */
export function projects(host: string): Row[] {
  const detailed: Row[] = [
    {
      name: 'متجر الحي',
      description: 'متجر صغير صار يبيع كل يوم.',
      image: `${host}/storage/projects/shop.png`,
      images: Array.from({ length: 10 }, (_, index) => ({
        id: index + 1,
        image: index === 0 ? `${host}/storage/projects/1.png` : `projects/${index + 1}.png`,
      })),
      project_url: 'https://example.org/shop',
      completedAt: '2026-03-04',
      skill: skills,
      services: [{ id: 1, name: 'تطوير المواقع', image: null, small_description: 'مواقع' }],
    },
    { name: 'بوابة المكتبة' },
  ];
  const rest = ['العيادة', 'المدرسة', 'المطعم', 'المصنع', 'الجمعية'];
  return [...detailed, ...rest.map((name): Row => ({ name: `نظام ${name}`, image: null }))].map(
    (project, index) => ({ id: index + 1, created_at: day(index), ...project }),
  );
}

/** Sixteen: a page and one more. The project of the first has the bare storage root as its picture. */
export function services(host: string): Row[] {
  const detailed: Row[] = [
    {
      name: 'تطوير المواقع',
      image: 'services/web.png',
      small_description: 'موقع سريع يعمل على كل جهاز.',
      user_description: 'نبدأ بفهم عملك.',
      description: 'تصميم خاص. سرعة في التحميل.. دعم بعد التسليم.',
      price: { starting: 300 },
      category_id: 1,
      project_count: 2,
      projects: [
        { id: 1, name: 'متجر الحي', image: `${host}/storage/`, description: 'متجر', skill: skills },
      ],
      courses: [{ id: 2, name: 'أساسيات الويب', image: null, description: 'صفحات' }],
      manager: {
        name: 'منى السيد',
        email: 'mona@example.org',
        role: 'Teacher',
        profile_photo_url: `${photoHost}/mona.png`,
        email_verified_at: day(1),
      },
    },
    { name: 'استشارة تقنية', price: { starting: null }, manager: null },
  ];
  const rest = Array.from({ length: 14 }, (_, index): Row => ({ name: `خدمة رقم ${index + 3}` }));
  return [...detailed, ...rest].map((service, index) => ({
    id: index + 1,
    created_at: day(index),
    ...service,
  }));
}

/** Nine: a page and one more. */
export function articles(host: string): Row[] {
  const detailed: Row[] = [
    {
      name: 'كيف تقرأ رسالة الخطأ',
      image: `${host}/storage/articles/errors.png`,
      small_description: 'رسالة الخطأ صديق لا خصم.',
      description: '<p>اقرأ السطر الأول.</p><script>window.hurt = true</script><h2>ثم الثاني</h2>',
      category_id: 1,
      created_by: 'ليلى منصور',
    },
    { name: 'لماذا نكتب الاختبارات', category_id: 2, description: '<p>لننام مطمئنين.</p>' },
    { name: 'الأسماء في الكود', category_id: 1, description: '<p>سمِّ الشيء بما يفعل.</p>' },
  ];
  const rest = Array.from({ length: 6 }, (_, index): Row => ({ name: `مقال رقم ${index + 4}` }));
  return [...detailed, ...rest].map((article, index) => ({
    id: index + 1,
    created_at: day(index),
    updated_at: day(index),
    ...article,
  }));
}

export const statistics: Row = { students: 120, courses: 10, projects: 7, articles: 9 };
