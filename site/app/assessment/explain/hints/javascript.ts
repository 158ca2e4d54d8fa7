import { blockLines, literally } from '../patterns/chain.ts';
import { nearest } from '../words.ts';
import { eachLine, type Look, type Program } from './hint.ts';
import { endlessLoop } from './loops.ts';

const name = '[\\p{L}_$][\\p{L}\\p{N}_$]*';

const statements = eachLine((code, _, number, { codes }) => {
  const [, left = '', value = ''] =
    new RegExp(
      `\\b(?:if|while)\\s*\\(\\s*(${name}(?:\\.${name})*)\\s*=\\s*(""|''|-?\\d[\\d.]*|true|false|null)\\s*\\)`,
      'u',
    ).exec(code) ?? [];
  if (left) {
    return {
      id: 'javascript/assignment-as-condition',
      title: '`=` بدل `===` في الشرط',
      text: `تضع \`=\` القيمة في \`${left}\` ولا تسأل عنها، فالشرط لا يقارن شيئًا.`,
      next: `اكتب \`${left} === ${/["']/.test(value) ? '"…"' : value}\`.`,
    };
  }
  const below = codes.slice(number).find((line) => line.trim() !== '') ?? '';
  const empty =
    /^\s*\}?\s*(?:else\s+)?(if|for|while)\s*\((?:[^()]|\([^()]*\))*\)\s*;\s*(\{.*)?$/.exec(code);
  const isDo = codes.slice(0, number).some((line) => /\bdo\s*\{/.test(line));
  if (empty && (empty[2] || /^\s*\{/.test(below)) && !(empty[1] === 'while' && isDo)) {
    return {
      id: 'javascript/semicolon-after-condition',
      title: `فاصلة منقوطة بعد \`${empty[1]}\``,
      text: `تنهي \`;\` جملة \`${empty[1]}\` قبل القوس \`{\`، فيعمل ما بين القوسين المعقوفين مرة في كل حال.`,
      next: 'احذف `;` التي قبل `{`.',
    };
  }
  const compared = new RegExp(`^(${name}(?:\\.${name})*)\\s*(===?)[^=;&|?]+;?$`, 'u').exec(
    code.trim(),
  );
  if (
    compared &&
    !/[({[,&|?:]\s*$|=>/.test(code) &&
    !/(?:[&|?:,(=]|\breturn)\s*$/.test(
      codes.slice(0, number - 1).findLast((line) => line.trim() !== '') ?? '',
    )
  ) {
    return {
      id: 'javascript/comparison-alone',
      title: `\`${compared[2]}\` تقارن ولا تغيّر`,
      text: `هذا السطر يسأل هل يتساوى الطرفان ثم يترك الجواب، فلا تتغير قيمة \`${compared[1]}\`.`,
      next: `لوضع قيمة في \`${compared[1]}\` اكتب \`=\` واحدة.`,
    };
  }
  const [, target = '', sign = ''] =
    new RegExp(`^\\s*(${name})\\s*=([+-])\\s+[\\p{L}\\d]`, 'u').exec(code) ?? [];
  if (target) {
    return {
      id: 'javascript/reversed-addition',
      title: `ترتيب \`${sign}=\` معكوس`,
      text: `قُرئت \`=${sign}\` على أنها \`=\` ثم عدد إشارته \`${sign}\`، فوُضع العدد في \`${target}\` ولم يُضف إليه.`,
      next: `اكتب \`${target} ${sign}= …\`.`,
    };
  }
  const alone = /\|\|\s*(?:""|''|[1-9]\d*)\s*(?:\)|\|\|)/.exec(code);
  if (alone && /\b(?:if|while)\s*\(/.test(code) && code.slice(0, alone.index).includes('==')) {
    return {
      id: 'javascript/always-true',
      title: 'شرط صحيح دائمًا',
      text: 'بعد `||` قيمة وحدها لا مقارنة، وجافاسكربت تعدّها صحيحة، فيتحقق الشرط دائمًا.',
      next: 'أعد المقارنة كاملة: `x === "a" || x === "b"`.',
    };
  }
  return null;
});

/** Results that are thrown away, functions without their brackets, and functions that give back nothing. */
const calls: Look = (program) => {
  const { codes } = program;
  const isOwn = (word: string) =>
    codes.some((code) =>
      new RegExp(
        `\\bfunction\\s+${literally(word)}\\s*\\(|\\b(?:const|let|var)\\s+${literally(word)}\\s*=\\s*(?:async\\s*)?(?:function\\b|\\([^()]*\\)\\s*=>)`,
        'u',
      ).test(code),
    );
  return eachLine((code, _, number) => {
    const alone = new RegExp(`^\\s*(${name})\\s*;?\\s*$`, 'u').exec(code)?.[1];
    const above = codes.slice(0, number - 1).findLast((line) => line.trim() !== '') ?? '';
    if (alone && isOwn(alone) && /[;{}]\s*$|^$/.test(above.trim())) {
      return {
        id: 'javascript/not-called',
        title: `قوسان ناقصان بعد \`${alone}\``,
        text: `كُتبت \`${alone}\` بلا قوسين، فلم تُستدعَ ولم تعمل في هذا السطر.`,
        next: `اكتب \`${alone}();\`.`,
      };
    }
    const [, text = '', method = ''] =
      new RegExp(
        `^\\s*(${name})\\.(toUpperCase|toLowerCase|trim|replace|replaceAll|padStart|padEnd|concat|slice|toFixed)\\(.*\\)\\s*;?\\s*$`,
        'u',
      ).exec(code) ?? [];
    if (
      text &&
      (/[;{}]\s*$|^$/.test(above.trim()) || above === '') &&
      !codes.some((line) =>
        new RegExp(`^\\s*${method}\\s*\\(|\\b${method}\\s*[:=]\\s*(?:function|\\()`).test(line),
      )
    ) {
      return {
        id: 'javascript/result-thrown-away',
        title: `نتيجة \`${method}\` لم تُحفظ`,
        text: `لا تغيّر \`${method}\` القيمة نفسها، بل تعيد قيمة جديدة، وهذا السطر لا يحفظها، فيبقى \`${text}\` كما كان.`,
        next: `اكتب \`${text} = ${text}.${method}(…)\`، وعرّفه بـ\`let\`.`,
      };
    }
    const callback =
      /\.(map|filter|find|some|every|reduce)\s*\(\s*(?:async\s*)?(?:function\s*)?(?:\([^()]*\)|[\p{L}\w$]+)\s*(?:=>\s*)?\{/u.exec(
        code,
      );
    if (callback) {
      const [first = '', ...rest] = blockLines(codes, number);
      const body = [first.slice(callback.index), ...rest].join('\n');
      if (!/\b(?:return|throw)\b/.test(body) && /\{\s*[^\s}]/.test(body)) {
        return {
          id: 'javascript/callback-without-return',
          title: `\`return\` ناقصة في دالة \`${callback[1]}\``,
          text: `الدالة التي أُعطيت لـ\`${callback[1]}\` بين قوسين معقوفين وليس فيها \`return\`، فلا تعيد شيئًا.`,
          next: 'اكتب `return` قبل القيمة، أو احذف القوسين المعقوفين: `x => x * 2`. وإن أردت المرور فقط فاستعمل `forEach`.',
        };
      }
    }
    const [, shown = ''] =
      new RegExp(`\\bconsole\\.log\\(\\s*(${name})(?:\\([^()]*\\))?\\s*\\)`, 'u').exec(code) ?? [];
    const isAsync = (word: string) =>
      codes.some((line) =>
        new RegExp(
          `\\basync\\s+function\\s+${literally(word)}\\b|\\b${literally(word)}\\s*=\\s*async\\b`,
          'u',
        ).test(line),
      );
    const called = new RegExp(`\\b${literally(shown)}\\s*\\(`).test(code)
      ? shown
      : (codes
          .map(
            (line) =>
              new RegExp(
                `\\b(?:const|let|var)\\s+${literally(shown)}\\s*=\\s*(${name})\\([^()]*\\)\\s*;?\\s*$`,
                'u',
              ).exec(line)?.[1],
          )
          .find(Boolean) ?? '');
    if (shown && called && isAsync(called)) {
      return {
        id: 'javascript/promise-printed',
        title: '`await` ناقصة',
        text: `الدالة \`${called}\` من نوع \`async\`، فنتيجتها وعد لم يصل ما فيه بعد، وهو ما طُبع.`,
        next: `اكتب \`await ${called}(…)\`.`,
      };
    }
    if (shown && !new RegExp(`\\b${literally(shown)}\\s*\\(`).test(code) && isOwn(shown)) {
      return {
        id: 'javascript/function-printed',
        title: 'طُبعت الدالة نفسها لا نتيجتها',
        text: `كُتبت \`${shown}\` بلا قوسين بعدها، فلم تُستدعَ.`,
        next: `اكتب \`console.log(${shown}())\`.`,
      };
    }
    return null;
  })(program);
};

/** Two texts that were typed and are put together as if they were added. */
const joinedInputs: Look = ({ codes }) =>
  eachLine((code, _, number) => {
    const [, target = '', one = '', two = ''] =
      new RegExp(
        `\\b(?:const|let|var)\\s+(${name})\\s*=\\s*(${name})\\s*\\+\\s*(${name})\\s*;?\\s*$`,
        'u',
      ).exec(code) ?? [];
    const isText = (word: string) =>
      codes
        .slice(0, number)
        .some(
          (line) =>
            new RegExp(
              `\\b(?:const|let|var)\\s+${literally(word)}\\s*=\\s*(?:prompt\\(|document\\.)`,
              'u',
            ).test(line) && /(?:\)|\.value)[\s;]?$/.test(line.trimEnd()),
        );
    if (!/sum|total|add|result/i.test(target) || !isText(one) || !isText(two)) return null;
    return {
      id: 'javascript/inputs-joined',
      title: 'وصلت `+` نصين ولم تجمع عددين',
      text: `ما يُكتب في خانة نص دائمًا، فـ\`${one}\` و\`${two}\` نصان، وتضع \`+\` أحدهما بعد الآخر.`,
      next: `حوّلهما إلى عددين: \`Number(${one}) + Number(${two})\`.`,
    };
  })({ codes, lines: codes, isEndless: false, output: '' });

/** Names of the language and of pages that are often written with other capital letters. */
const properties =
  'length innerHTML innerText textContent className classList onclick onchange oninput onsubmit backgroundColor fontSize parentElement firstChild children value checked disabled placeholder style'.split(
    ' ',
  );

const texts: Look = (program) => {
  const all = program.codes.join('\n');
  return eachLine((code, line) => {
    const word = /\$\{\s?([\p{L}_$][\w$.]*)\s?\}/u.exec(line);
    const isQuoted =
      word !== null &&
      ['"', "'"].some(
        (quote) =>
          line.slice(0, word.index).includes(quote) && line.slice(word.index).includes(quote),
      );
    const isInside = /`/.test(line);
    if (word && isQuoted && !isInside && /''|""/.test(code)) {
      return {
        id: 'javascript/template-in-quotes',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the sentence shows the sign.
        title: '`${…}` في نص بين علامتين عاديتين',
        text: `تحل القيمة مكان \`\${${word[2]}}\` في نص بين علامتين مائلتين فقط (على زر حرف الذال)، وهذا النص بين علامتي \`${word[1]}\`، فيبقى كما كُتب.`,
        next: 'اجعل النص كله بين علامتين مائلتين.',
      };
    }
    for (const [, property = ''] of code.matchAll(/\.([\p{L}_$][\p{L}\p{N}_$]*)(?!\s*\()/gu)) {
      if (properties.includes(property)) continue;
      const meant =
        properties.find((known) => known.toLowerCase() === property.toLowerCase()) ??
        (nearest(property, ['length']) === 'length' ? 'length' : undefined);
      const isOwn = new RegExp(
        `(?:[{,]\\s*|^\\s*|["'])${literally(property)}["']?\\s*:|\\bthis\\.${literally(property)}\\s*=`,
        'mu',
      ).test(all);
      if (meant && !isOwn) {
        return {
          id: 'javascript/misspelt-property',
          title: `هل تقصد \`${meant}\`؟`,
          text: `كتبت \`.${property}\`، واسم الخاصية \`${meant}\`. الحروف الكبيرة والصغيرة في جافاسكربت مختلفة، فهذه خاصية أخرى لا تفعل شيئًا.`,
          next: `اكتب \`.${meant}\`.`,
        };
      }
    }
    const event = /\.addEventListener\(\s*["'`](on[a-zA-Z]+|[a-z]*[A-Z][a-zA-Z]*)["'`]/.exec(
      line,
    )?.[1];
    if (event && !/^DOMContentLoaded$/.test(event)) {
      const meant = event.replace(/^on/, '').toLowerCase();
      return {
        id: 'javascript/event-name',
        title: `اسم الحدث \`${meant}\``,
        text: `كتبت \`${event}\` اسمًا للحدث، ولا حدث بهذا الاسم، فلا تُستدعى الدالة أبدًا. أسماء الأحداث بحروف صغيرة وبلا \`on\`.`,
        next: `اكتب \`addEventListener("${meant}", …)\`.`,
      };
    }
    const handler =
      /\.addEventListener\(\s*(?:""|''|``)\s*,\s*([\p{L}_$][\p{L}\p{N}_$]*)\(\s*\)\s*\)/u.exec(
        code,
      )?.[1] ??
      /\.on[a-z]+\s*=\s*([\p{L}_$][\p{L}\p{N}_$]*)\(\s*\)\s*;?\s*$/u.exec(code)?.[1] ??
      /\bset(?:Timeout|Interval)\(\s*([\p{L}_$][\p{L}\p{N}_$]*)\(\s*\)\s*,/u.exec(code)?.[1];
    const start = handler
      ? program.codes.findIndex((other) =>
          new RegExp(`\\bfunction\\s+${literally(handler)}\\s*\\(`, 'u').test(other),
        )
      : -1;
    if (
      handler &&
      start >= 0 &&
      !/\breturn\b/.test(blockLines(program.codes, start + 1).join('\n'))
    ) {
      return {
        id: 'javascript/handler-called',
        title: `أُعطيت نتيجة \`${handler}\` لا الدالة نفسها`,
        text: `القوسان بعد \`${handler}\` يستدعيانها فورًا في هذا السطر، ولا تُستدعى بعد ذلك حين يقع الحدث.`,
        next: `اكتب \`${handler}\` بلا قوسين.`,
      };
    }
    const arrow =
      /(?:^\s*|[{,]\s*)([\p{L}_$][\p{L}\p{N}_$]*)\s*:\s*(?:async\s*)?\([^()]*\)\s*=>.*\bthis\./u.exec(
        code,
      )?.[1];
    if (arrow) {
      return {
        id: 'javascript/this-in-arrow',
        title: '`this` في دالة سهمية',
        text: `الدالة \`${arrow}\` سهمية، وليس لها \`this\` خاصة بها، فلا تدل فيها على الكائن الذي كُتبت فيه.`,
        next: `اكتبها دالة عادية: \`${arrow}() { … }\`.`,
      };
    }
    return null;
  })(program);
};

const flow = eachLine((code, _, number, { codes }) => {
  const below = codes.slice(number).find((line) => line.trim() !== '') ?? '';
  if (
    /\breturn\s*$/.test(code) &&
    /^\s*(?:[{[("'`\d]|[\p{L}_$][\w$.]*\s*[-+*/(;])/u.test(below) &&
    !/^\s*(?:\}|case\b|default\b|let\b|const\b|var\b|if\b|for\b)/.test(below)
  ) {
    return {
      id: 'javascript/return-alone',
      title: '`return` وحدها في السطر',
      text: 'ينتهي الأمر عند `return` لأن ما بعدها في سطر آخر، فتعيد الدالة `undefined`.',
      next: 'اكتب القيمة، أو القوس الذي تبدأ به، في سطر `return` نفسه.',
    };
  }
  return null;
});

const loops: Look = ({ codes, isEndless }: Program) =>
  isEndless
    ? codes.flatMap((code, index) => {
        const condition = /\bwhile\s*\(((?:[^()]|\([^()]*\))*)\)\s*\{?/.exec(code)?.[1];
        const hint =
          condition &&
          endlessLoop({
            id: 'javascript/endless-loop',
            number: index + 1,
            condition,
            body:
              blockLines(codes, index + 1)
                .slice(1)
                .join('\n') || code.slice(code.indexOf('{')),
            leaving: /\b(?:break|return|throw)\b/,
            truth: /^(?:true|1)$/,
          });
        return hint ? [hint] : [];
      })
    : [];

export const looks: readonly Look[] = [statements, calls, joinedInputs, texts, flow, loops];
