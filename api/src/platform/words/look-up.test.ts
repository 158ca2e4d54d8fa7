import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { bonesOf, soundOf } from './bones.ts';
import { lookUpIn } from './look-up.ts';
import { writtenWords } from './written-words.ts';

const { db, pool } = await startTestApp({ work: false });

const text =
  'قلوبهم خطوط سجّل مُقدِّمة الألغوريثم ١٠١ Node.js photoshop pizza بيتزا تشات session C++ C# ڤيديو «ﻻﺟﻬﺰﺓ» زمـــان كائنیة';
const none = { folded: [], bones: [], sounds: [], beginnings: [], typos: [] };

test('the database reads the words of a text as TypeScript does', async () => {
  await makeCourse(db, { name: text, description: '' });
  const { rows } = await pool.query('select written, folded, bones, sound from site_words');
  const expected = writtenWords(text).map(({ spelled, folded }) => ({
    written: spelled,
    folded,
    bones: bonesOf(folded),
    sound: soundOf(folded),
  }));
  expect(rows).toEqual(expect.arrayContaining(expected));
});

test('nobody learns the words of a draft', async () => {
  await makeCourse(db, { name: 'zqdraftword', description: '', state: 'draft' });
  expect(await lookUpIn(db)({ ...none, folded: ['zqdraftword'] })).toEqual([]);
  expect(await lookUpIn(db)({ ...none, beginnings: ['zqdraft'] })).toEqual([]);
});

test('a word is found by its beginning, its end and a typo', async () => {
  const find = async (keys: Partial<typeof none>) =>
    (await lookUpIn(db)({ ...none, ...keys })).map(({ spelled }) => spelled);
  expect(await find({ beginnings: ['photo'] } as never)).toEqual(['photoshop']);
  expect(await find({ beginnings: ['oshop'] } as never)).toEqual(['photoshop']);
  expect(await find({ typos: ['photoshpo'] } as never)).toEqual(['photoshop']);
});
