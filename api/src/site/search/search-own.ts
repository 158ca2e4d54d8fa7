import { searching } from '@nibras/contract/limits.ts';
import type { FoundItem, OwnSearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import { excerpt } from '@nibras/contract/text/excerpt.ts';
import { searchMessages } from '#conversation/messenger/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { searchedOnSite, searchedText } from '#platform/search/search.ts';
import { findMoments } from './moments.ts';
import { joinedCourses, type OwnRow, ownQuestions } from './own-queries.ts';

interface SearchOwn {
  input: string;
  caller: Caller;
  files: { fileBase: string | null; proof?: string | undefined };
}

type Group = OwnSearchAnswer['groups'][number];
interface Input {
  input: string;
  marks: string[];
}

/**
 * Searches what is a member's own: the courses joined, the questions asked, the messages of their conversations
 * (docs/behaviour/search.md#own).
 * @throws AppError search-too-slow, search-busy
 */
export async function searchOwn(
  platform: Platform,
  { input, caller, files }: SearchOwn,
): Promise<OwnSearchAnswer> {
  if (input === '') return { groups: [], marks: [] };
  const { marks, ...own } = await platform.searches.run((db) =>
    coursesAndQuestions(db, input, caller),
  );
  // After the others and not beside them: where searches have one connection, they would wait for each other.
  const messages = await searchMessages(platform, {
    query: { search: input, page: 1, per_page: searching.shownPerKind },
    reader: { personId: caller.id, ...files },
  });
  const groups: Group[] = [
    { kind: 'my-courses', ...own.courses, all: '/my-courses' },
    { kind: 'my-questions', ...own.questions, all: '/my-questions' },
    {
      kind: 'my-messages',
      total: messages.meta.total,
      items: messages.data.map((message) => presentMessage(message, { input, marks }, caller)),
      all: `/chat?${new URLSearchParams({ search: input })}`,
    },
    { kind: 'my-chapters', ...own.chapters, all: null },
    { kind: 'my-moments', ...own.moments, all: null },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), marks };
}

async function coursesAndQuestions(db: Queryable, input: string, caller: Caller) {
  // What they asked is no text of the site.
  const site = await searchedOnSite(db, input);
  const text = await searchedText(db, input);
  const marks = [...site.marks, ...text.marksWithTypo];
  const person = caller.id;
  const read = async (how: 'found' | 'withTypo') => ownQuestions(db, { person, found: text[how] });
  const courses = await joinedCourses(db, { person, found: site.found });
  // Of lectures that they may open, beyond those that everybody finds.
  const moments = await findMoments(db, site, {
    viewer: caller,
    lockedOnly: true,
    most: searching.shownPerKind,
    how: 'found',
  });
  const questions = await read('found');
  const hasFound = [courses, moments, questions].some((some) => some.length > 0);
  const rows = { courses, moments, questions: hasFound ? questions : await read('withTypo') };
  const present = (some: (OwnRow & { second?: number })[]) => ({
    total: some[0]?.total ?? 0,
    items: some.map(
      ({ id, title, detail, text: body, path, picture, second }): FoundItem => ({
        id,
        title,
        detail: detail ?? '',
        excerpt: body ? excerpt(body, input, marks) : '',
        path,
        picture,
        ...(second !== undefined && { second }),
      }),
    ),
  });
  return {
    courses: present(rows.courses),
    questions: present(rows.questions),
    chapters: present(rows.moments.filter(({ kind }) => kind === 'chapters')),
    moments: present(rows.moments.filter(({ kind }) => kind === 'moments')),
    // Messages are searched by themselves, perhaps with a typo.
    marks,
  };
}

type FoundMessage = Awaited<ReturnType<typeof searchMessages>>['data'][number];

function presentMessage(message: FoundMessage, { input, marks }: Input, caller: Caller): FoundItem {
  const { participants, lecture, course } = message.conversation;
  const others = participants.filter(({ id }) => id !== caller.id);
  return {
    id: message.id,
    title: others.map(({ name }) => name).join('، ') || 'محادثة',
    detail: lecture?.name ?? course?.name ?? '',
    excerpt: excerpt(message.body || message.file_name || '', input, marks),
    path: `/chat?c=${message.conversation_id}&m=${message.id}`,
    picture: others[0]?.profile_photo_url ?? null,
  };
}
