import { literally } from '../patterns/chain.ts';
import { blockBelow, functionNamed } from '../patterns/python-program.ts';
import { eachLine, type Hint, type Look, type Program } from './hint.ts';
import { endlessLoop } from './loops.ts';

const name = '[\\p{L}_][\\p{L}\\p{N}_]*';
/** Methods of texts that no other type has. */
const textMethods =
  'upper|lower|strip|lstrip|rstrip|title|capitalize|swapcase|replace|zfill|casefold';

const unused = eachLine((code, line) => {
  const compared = new RegExp(`^\\s*(${name}(?:\\.${name})*)\\s*==\\s*[^=]+$`, 'u').exec(code);
  if (compared && !/[:,\\([{]\s*$/.test(code)) {
    const left = compared[1] ?? '';
    return {
      id: 'python/comparison-alone',
      title: '`==` تقارن ولا تغيّر',
      text: `هذا السطر يسأل هل يتساوى الطرفان ثم يترك الجواب، فلا تتغير قيمة \`${left}\`.`,
      next: `لوضع قيمة في \`${left}\` اكتب \`=\` واحدة.`,
    };
  }
  const added = new RegExp(`^\\s*(${name})\\s*=([+-])\\s*[\\p{L}\\d]`, 'u').exec(code);
  if (added && /=[+-]\s/.test(line)) {
    const [, target = '', sign = ''] = added;
    return {
      id: 'python/reversed-addition',
      title: `ترتيب \`${sign}=\` معكوس`,
      text: `قرأت بايثون \`=${sign}\` على أنها \`=\` ثم عدد إشارته \`${sign}\`، فوُضع العدد في \`${target}\` ولم يُضف إليه.`,
      next: `اكتب \`${target} ${sign}= …\`.`,
    };
  }
  const twice = new RegExp(`^\\s*(\\+\\+|--)(${name})\\s*$`, 'u').exec(code);
  if (twice) {
    const sign = twice[1]?.[0] ?? '+';
    return {
      id: 'python/increment',
      title: `لا \`${sign}${sign}\` في بايثون`,
      text: `قرأت بايثون \`${twice[1]}\` إشارتين قبل \`${twice[2]}\`، فلم تتغير قيمته.`,
      next: `اكتب \`${twice[2]} ${sign}= 1\`.`,
    };
  }
  return null;
});

/** Functions that stand alone without their brackets, and results that are thrown away. */
const uncalled: Look = (program) => {
  const { codes } = program;
  const isOwn = (word: string) =>
    codes.some((code) =>
      new RegExp(`^\\s*(?:async\\s+)?def\\s+${literally(word)}\\b`, 'u').test(code),
    );
  return eachLine((code) => {
    const alone = new RegExp(`^\\s*(?:(${name})\\.)?(${name})\\s*$`, 'u').exec(code);
    const [, owner, word = ''] = alone ?? [];
    const isMethod =
      owner && /^(?:sort|append|reverse|clear|pop|upper|lower|close|strip)$/.test(word);
    if (alone && (isMethod || isOwn(word) || (!owner && word === 'print'))) {
      return {
        id: 'python/not-called',
        title: `قوسان ناقصان بعد \`${word}\``,
        text: `كُتبت \`${word}\` بلا قوسين، فلم تُستدعَ ولم تعمل في هذا السطر.`,
        next: `اكتب \`${owner ? `${owner}.` : ''}${word}()\`.`,
      };
    }
    const printed = new RegExp(`^\\s*print\\(\\s*(${name})\\s*\\)\\s*$`, 'u').exec(code)?.[1] ?? '';
    const isGiven = new RegExp(
      `^\\s*(?:${literally(printed)}\\s*=(?!=)|for\\s+${literally(printed)}\\b)`,
      'u',
    );
    if (printed && isOwn(printed) && !codes.some((other) => isGiven.test(other))) {
      return {
        id: 'python/function-printed',
        title: 'طُبعت الدالة نفسها لا نتيجتها',
        text: `كُتبت \`${printed}\` بين قوسي \`print\` بلا قوسين بعدها، فلم تُستدعَ.`,
        next: `اكتب \`print(${printed}())\`.`,
      };
    }
    const thrown = new RegExp(`^\\s*(${name})\\.(${textMethods})\\(.*\\)\\s*$`, 'u').exec(code);
    const [, text = '', method = ''] = thrown ?? [];
    if (thrown && !isOwn(method)) {
      return {
        id: 'python/result-thrown-away',
        title: `نتيجة \`${method}\` لم تُحفظ`,
        text: `لا تغيّر \`${method}\` النص نفسه، بل تعيد نصًا جديدًا، وهذا السطر لا يحفظه، فيبقى \`${text}\` كما كان.`,
        next: `اكتب \`${text} = ${text}.${method}(…)\`.`,
      };
    }
    return null;
  })(program);
};

/** What prints `None`. */
const printedNone: Look = (program) =>
  eachLine((code) => {
    const method =
      /\bprint\(\s*[\p{L}\w.[\]]+\.(sort|append|reverse|extend|insert|remove|clear|update)\(.*\)\s*\)\s*$/u.exec(
        code,
      )?.[1];
    if (method) {
      return {
        id: 'python/none-printed',
        title: 'طُبعت `None`',
        text: `تغيّر \`${method}\` القائمة نفسها وتعيد \`None\`، وهي ما طُبع.`,
        next: `استدعِ \`${method}\` في سطر وحدها، ثم اطبع القائمة.`,
      };
    }
    const called =
      new RegExp(`\\bprint\\(\\s*(${name})\\([^()]*\\)\\s*\\)\\s*$`, 'u').exec(code)?.[1] ?? '';
    const own = called ? functionNamed(program.codes, called) : null;
    if (
      !own ||
      own.body.length === 0 ||
      own.body.some((line) => /\b(?:return|yield)\b/.test(line.code))
    )
      return null;
    return {
      id: 'python/none-printed',
      title: `الدالة \`${called}\` لا تعيد شيئًا`,
      text: `ليس في \`${called}\` كلمة \`return\`، فنتيجتها \`None\`، وهي ما طُبع في هذا السطر.`,
      next: own.body.some((line) => /\bprint\(/.test(line.code))
        ? `استدعها وحدها بلا \`print\`: \`${called}(…)\`، أو اكتب فيها \`return\` بدل \`print\`.`
        : 'اكتب في آخر الدالة `return` وبعدها القيمة.',
    };
  })(program);

/** Texts with names in braces that are no f-strings. */
const braces: Look = (program) =>
  eachLine((_, line) => {
    const [, before = '', quote = '', text = ''] =
      /(\w?)(["'])((?:(?!\2).)*\{[\p{L}_][\p{L}\p{N}_]*\}(?:(?!\2).)*)\2(?!\s*\.format|\s*%)/u.exec(
        line,
      ) ?? [];
    const word = /\{([\p{L}_][\p{L}\p{N}_]*)\}/u.exec(text)?.[1] ?? '';
    const isGiven = program.codes.some((code) =>
      new RegExp(
        `^\\s*(?:${literally(word)}\\s*=(?!=)|for\\s+${literally(word)}\\b|def\\s.*\\b${literally(word)}\\b)`,
        'u',
      ).test(code),
    );
    const isFormatted = program.codes.some((code) => /\.format(?:_map)?\s*\(/.test(code));
    if (!quote || before !== '' || !word || !isGiven || isFormatted || !/\bprint\(|=/.test(line))
      return null;
    return {
      id: 'python/braces-without-f',
      title: 'حرف `f` ناقص قبل النص',
      text: `لا يبدأ هذا النص بالحرف \`f\`، فيبقى \`{${word}}\` فيه كما كُتب ولا تحل القيمة مكانه.`,
      next: 'اكتب `f` قبل علامة التنصيص الأولى: `f"…"`.',
    };
  })(program);

const conditions = eachLine((code, _, number, { codes }) => {
  const alone = /\bor\s+(?:""|''|[1-9]\d*)\s*(?::|or\b)/.exec(code);
  if (
    alone &&
    /^(?:if|elif|while)\b/.test(code.trim()) &&
    code.slice(0, alone.index).includes('==')
  ) {
    return {
      id: 'python/always-true',
      title: 'شرط صحيح دائمًا',
      text: 'بعد `or` قيمة وحدها لا مقارنة، وبايثون تعدّها صحيحة، فيتحقق الشرط دائمًا.',
      next: 'أعد المقارنة كاملة: `x == "a" or x == "b"`، أو اكتب `x in ("a", "b")`.',
    };
  }
  const [, left = ''] =
    new RegExp(
      `^\\s*(?:if|elif|while)\\s+(${name})\\s*(?:==|!=)\\s*-?\\d+(?:\\.\\d+)?\\s*:`,
      'u',
    ).exec(code) ?? [];
  const given =
    left &&
    codes
      .slice(0, number)
      .findLast((line) => new RegExp(`^\\s*${literally(left)}\\s*[-+*/]?=(?!=)`, 'u').test(line));
  if (given && /=\s*input\([^()]*\)(?:\.strip\(\))?\s*$/.test(given)) {
    return {
      id: 'python/input-compared',
      title: 'نص لا يساوي عددًا',
      text: `تعيد \`input\` نصًا، ولذلك \`${left}\` نص، والنص لا يساوي عددًا أبدًا ولو كانت فيه أرقام.`,
      next: `حوّله عند القراءة: \`${left} = int(input())\`، أو قارنه بنص مثل \`"5"\`.`,
    };
  }
  return null;
});

/** Two texts that were read and are put together as if they were added. */
const joinedInputs: Look = (program) =>
  /(?<!\d)\d{2,}(?!\d)/.test(program.output)
    ? eachLine((code, _, number) => {
        const [, one = '', two = ''] =
          new RegExp(
            `(?<![\\p{L}\\p{N}_.])(${name})\\s*\\+\\s*(${name})(?![\\p{L}\\p{N}_.([])`,
            'u',
          ).exec(code) ?? [];
        const isRead = (word: string) =>
          word !== '' &&
          program.codes
            .slice(0, number)
            .some((line) =>
              new RegExp(`^\\s*${literally(word)}\\s*=\\s*input\\([^()]*\\)\\s*$`, 'u').test(line),
            ) &&
          !program.codes.some((line) =>
            new RegExp(`^\\s*${literally(word)}\\s*=\\s*(?:int|float)\\(`, 'u').test(line),
          );
        if (!isRead(one) || !isRead(two)) return null;
        return {
          id: 'python/inputs-joined',
          title: 'وصلت `+` نصين ولم تجمع عددين',
          text: `تعيد \`input\` نصًا، فـ\`${one}\` و\`${two}\` نصان، وتضع \`+\` أحدهما بعد الآخر.`,
          next: `إن أردت جمع عددين فحوّلهما: \`${one} = int(input())\`.`,
        };
      })(program)
    : [];

/** Lines behind the end of their block, constructors under another name, and functions that are never called. */
const definitions: Look = ({ codes, output }) => {
  const hints: Hint[] = [];
  for (const [index, code] of codes.entries()) {
    const number = index + 1;
    const below = codes.findIndex((line, at) => at > index && line.trim() !== '');
    const ends = /^(\s+)(return|break|continue)\b/.exec(code);
    if (
      ends &&
      below > 0 &&
      (codes[below] ?? '').search(/\S/) === ends[1]?.length &&
      !/^\s*(?:[)\]}]|else|elif|except|finally|case)/.test(codes[below] ?? '') &&
      !/[,([{\\]\s*$/.test(code) &&
      !/^\s*def\b/.test(codes[below] ?? '')
    ) {
      hints.push({
        id: 'python/unreachable',
        title: `أمر لا يُنفَّذ بعد \`${ends[2]}\``,
        text: `ينتهي العمل عند \`${ends[2]}\` في السطر ${number}، فلا يصل البرنامج إلى هذا السطر الذي بعده في المجموعة نفسها.`,
        next: `انقل هذا السطر إلى ما قبل \`${ends[2]}\`، أو غيّر مسافته البادئة.`,
        line: below + 1,
      });
    }
    const init =
      /^\s+def\s+(_init_|__init|init__|_init__|__init_|__int__|__intit__|__inti__|__Init__)\s*\(\s*self\s*,/.exec(
        code,
      )?.[1];
    if (init) {
      hints.push({
        id: 'python/misnamed-init',
        title: 'اسم `__init__` كُتب خطأ',
        text: `كتبت \`${init}\`، والدالة التي تُستدعى عند إنشاء كائن اسمها \`__init__\`: شرطتان سفليتان قبلها وشرطتان بعدها.`,
        next: 'صحّح الاسم: `def __init__(self, …):`.',
        line: number,
      });
    }
    const [, defined = ''] = new RegExp(`^def\\s+(${name})\\s*\\(`, 'u').exec(code) ?? [];
    const uses =
      codes
        .join('\n')
        .match(new RegExp(`(?<![\\p{L}\\p{N}_.])${literally(defined)}(?![\\p{L}\\p{N}_])`, 'gu')) ??
      [];
    const works = blockBelow(codes, number).some((line) => /\bprint\(/.test(line.code));
    if (defined && output.trim() === '' && uses.length === 1 && works) {
      hints.push({
        id: 'python/never-called',
        title: `لم تُستدعَ الدالة \`${defined}\``,
        text: `عُرّفت \`${defined}\` ولم تُستدعَ في البرنامج، فلم يعمل ما في داخلها، ولم يُطبع شيء.`,
        next: `استدعها في آخر البرنامج بلا مسافة بادئة: \`${defined}(…)\`.`,
        line: number,
      });
    }
  }
  return hints;
};

const loops: Look = ({ codes, isEndless }: Program) =>
  isEndless
    ? codes.flatMap((code, index) => {
        const condition = /^\s*while\s+(.+):\s*$/.exec(code)?.[1];
        const body = blockBelow(codes, index + 1)
          .map((line) => line.code)
          .join('\n');
        const hint =
          condition &&
          endlessLoop({
            id: 'python/endless-loop',
            number: index + 1,
            condition,
            body,
            leaving: /\b(?:break|return|raise|exit|quit)\b/,
            truth: /^(?:True|1)$/,
          });
        return hint ? [hint] : [];
      })
    : [];

export const looks: readonly Look[] = [
  unused,
  uncalled,
  printedNone,
  braces,
  conditions,
  joinedInputs,
  definitions,
  loops,
];
