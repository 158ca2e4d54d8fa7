/**
 * The SQL that the signed-in calls need at least: one statement for the session, one for everything else, prepared once
 * per connection. The bound of a row limits what the product adds to them.
 */
export const bareSql = {
  session: {
    name: 'session',
    text: `select people.id, people.role, sessions.id as session_id
      from sessions join people on people.id = sessions.person_id
      where access_hash = $1 and access_expires_at > now() and revoked_at is null`,
  },
  course: {
    name: 'course',
    text: `select courses.id, courses.slug, courses.name, courses.image, courses.description, courses.price,
        courses.created_at, courses.long_description, courses.intro_video, courses.language, courses.certificate,
        courses.updated_at, categories.id as category_id, categories.name as category_name,
        categories.slug as category_slug,
        people.id as teacher_id, people.name as teacher_name, people.photo_path, people.title, people.bio,
        (select count(*)::int from enrolments where course_id = courses.id and status = 'joined') as joined,
        (select round(avg(rating), 1)::float from reviews where course_id = courses.id) as rating,
        (select count(*)::int from courses taught where taught.teacher_id = people.id) as taught,
        (select count(distinct person_id)::int from enrolments join courses taught on taught.id = course_id
          where taught.teacher_id = people.id and status = 'joined') as students,
        (select round(avg(rating), 1)::float from reviews join courses taught on taught.id = course_id
          where taught.teacher_id = people.id) as teacher_rating,
        (select status from enrolments where course_id = courses.id and person_id = $2) as status,
        exists (select from favourites where course_id = courses.id and person_id = $2) as favourite,
        (select json_agg(c) from (select id, name from chapters where course_id = courses.id
          order by position, id) c) as chapters,
        (select json_agg(l) from (select lectures.id, chapter_id, slug, name, type, minutes, free,
            progress.status = 'endWatch' as watched
          from lectures left join progress on progress.lecture_id = lectures.id and progress.person_id = $2
          where course_id = courses.id order by lectures.position, lectures.id) l) as lectures,
        (select json_agg(f) from (select id, name from course_features where course_id = courses.id
          order by position, id) f) as features,
        (select json_agg(r) from (select * from course_resources where course_id = courses.id
          order by position, id) r) as resources,
        (select json_agg(v) from (select reviews.id, rating, comment, reviews.created_at, writer.id as person,
            writer.name, writer.photo_path
          from reviews join people writer on writer.id = reviews.person_id where course_id = courses.id
          order by reviews.person_id = $2 desc, reviews.created_at desc, reviews.id desc) v) as reviews
      from courses join people on people.id = courses.teacher_id
        left join categories on categories.id = courses.category_id
      where courses.id = $1`,
  },
  messages: {
    name: 'messages',
    text: `select messages.*, people.id as writer, people.name, people.photo_path
      from messages join people on people.id = messages.person_id
      where conversation_id = $1
        and exists (select from participants where conversation_id = $1 and participants.person_id = $2)
      order by messages.id desc limit 31`,
  },
} as const;
