import { literally } from '../patterns/chain.ts';
import type { Hint } from './hint.ts';

interface Loop {
  id: string;
  number: number;
  condition: string;
  body: string;
  /** Words that end a loop from inside. */
  leaving: RegExp;
  truth: RegExp;
}

/** What is certain of a loop that did not end: nothing in it changes what its condition looks at. */
export function endlessLoop({ id, number, condition, body, leaving, truth }: Loop): Hint | null {
  if (leaving.test(body)) return null;
  if (truth.test(condition.trim())) {
    return {
      id,
      line: number,
      title: 'حلقة لا تنتهي',
      text: 'شرط هذه الحلقة صحيح دائمًا، وليس في داخلها `break` تخرج منها.',
      next: 'ضع شرطًا يصير خطأ في وقت ما، أو `break` داخل `if`.',
    };
  }
  const [, counted = '', sign = ''] =
    /^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*([<>])=?\s*[\p{L}\p{N}_$.]+\s*$/u.exec(condition) ?? [];
  const one = counted === '' ? '' : literally(counted);
  const up = new RegExp(
    `(?<![\\p{L}\\p{N}_$.])${one}\\s*(?:\\+\\+|\\+=)|\\+\\+\\s*${one}(?![\\p{L}\\p{N}_$])`,
    'u',
  );
  const down = new RegExp(
    `(?<![\\p{L}\\p{N}_$.])${one}\\s*(?:--|-=)|--\\s*${one}(?![\\p{L}\\p{N}_$])`,
    'u',
  );
  const other = new RegExp(`(?<![\\p{L}\\p{N}_$.])${one}\\s*[*/%]?=(?!=)`, 'u');
  const isUp = one !== '' && up.test(body);
  const isDown = one !== '' && down.test(body);
  const isAway = (sign === '<' && isDown && !isUp) || (sign === '>' && isUp && !isDown);
  if (isAway && !other.test(body.replaceAll(/[-+]=/g, ''))) {
    return {
      id,
      line: number,
      title: 'حلقة لا تنتهي',
      text: `${sign === '<' ? 'ينقص' : 'يزيد'} \`${counted}\` في كل دورة، فيبتعد عن الحد الذي في الشرط ولا يصل إليه.`,
      next: `اعكس الاتجاه: \`${counted} ${sign === '<' ? '+=' : '-='} 1\`، أو اعكس علامة المقارنة.`,
    };
  }
  if (condition.includes('(')) return null;
  const names = [...condition.matchAll(/(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$]*/gu)]
    .map(([name]) => name)
    .filter(
      (name) => !/^(?:and|or|not|in|is|True|False|None|true|false|null|undefined)$/.test(name),
    );
  const [name] = names;
  if (
    !name ||
    names.some((one) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}_$.])${literally(one)}(?![\\p{L}\\p{N}_$])\\s*(?:[-+*/%]?=(?!=)|\\+\\+|--|\\.\\w+\\(|\\[|,)|(?:\\+\\+|--)\\s*${literally(one)}|\\bfor\\s+${literally(one)}\\b|,\\s*${literally(one)}\\s*=`,
        'u',
      ).test(body),
    )
  )
    return null;
  return {
    id,
    line: number,
    title: 'حلقة لا تنتهي',
    text: `لا يتغير \`${name}\` داخل الحلقة، فيبقى شرطها كما هو ولا تتوقف.`,
    next: `غيّر \`${name}\` داخل الحلقة${sign === '' ? '' : `، مثل \`${counted} ${sign === '<' ? '+=' : '-='} 1\``}، حتى يصير الشرط خطأ.`,
  };
}
