const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /[A-Za-z]/;

/** What a line says in its own language: without its strings, its comment, its addresses and what stands in tags. */
const withoutWords = (line: string) =>
  line
    .replace(/https?:\/\/\S+/gi, '')
    .replace(/>[^<>]*<\//g, '></')
    .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/g, '""')
    .replace(/<!--.*?(?:-->|$)|\/\/.*$|\/\*.*?(?:\*\/|$)|(?:^|\s)#\s.*$|\s--\s.*$/g, '');

/** Words that begin a statement; in a sentence they are followed by another word and nothing more. */
const statement =
  /^(?:import|export|from|const|let|var|def|class|function|async|return|print|if|for|while|switch|try|catch|public|private|static|void|int|string|using|namespace|package|func|fn|SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER)\b.*[=(){}[\];:'"*<>]/;
const command =
  /^(?:\$ |> )?(?:npm|npx|yarn|pnpm|git|pip3?|python3?|node|docker|cd|mkdir|sudo|curl|composer|php|flutter|dart|dotnet|cargo|go) [\w@./-]/;
const report = /^(?:Uncaught )?(?:\w+\.)*[A-Z]?\w*(?:Error|Exception|Warning)\b.*:/;
const assignment = /^[A-Za-z_$][\w.$[\]]* ?[+\-*/]?= ?[^=\s]/;
const ending = /(?:[;{}]|\)\s*[:;,{]?|\]\s*[;,]|\/?>)\s*$/;
const operator =
  /=>|[=!]==?|[+\-*/]=|\w\s*=\s*\S|<\/?[a-z][\w-]*(?:\s[^>]*)?>|\w\.\w+\(|\w\(.*\)|::|&&|\|\|/;

/** Whether a line by itself can only be code, a command or what a machine reports. */
function isPlainlyCode(line: string): boolean {
  const text = withoutWords(line).trim();
  if (arabicLetter.test(text)) return false;
  if (!latinLetter.test(text)) return /^[)\]}]+[;,]?$/.test(text);
  if ([statement, command, report, assignment].some((look) => look.test(text))) return true;
  return ending.test(text) && operator.test(text);
}

/** Whether a line may stand among lines of code: no word of Arabic outside its strings and comments. */
function fitsCode(line: string): boolean {
  const text = withoutWords(line);
  return !arabicLetter.test(text) && (latinLetter.test(text) || /[^\s\d.،]/.test(text));
}

/**
 * Where runs of code lie among lines that nobody has marked as code: `[from, to)`, in order. A run begins and ends
 * with a line that is plainly code or is set in, and at least half of its lines are so.
 */
export function codeRuns(lines: readonly string[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  const firm = lines.map(
    (line, index) =>
      isPlainlyCode(line) ||
      (/^(?:\t| {2,})\S/.test(line) && fitsCode(line) && latinLetter.test(line) && index > 0),
  );
  let from = 0;
  while (from < lines.length) {
    const starts = firm[from] && isPlainlyCode(lines[from] ?? '');
    if (!starts) {
      from++;
      continue;
    }
    let to = from + 1;
    for (let at = to; at < lines.length; at++) {
      const line = lines[at] ?? '';
      if (line.trim() !== '' && !fitsCode(line) && !firm[at]) break;
      if (firm[at]) to = at + 1;
    }
    const told = firm.slice(from, to).filter(Boolean).length;
    const written = lines.slice(from, to).filter((line) => line.trim() !== '').length;
    if (told * 2 >= written) runs.push([from, to]);
    else {
      // Prose with a call or two in it: only its first line was code.
      to = from + 1;
      runs.push([from, to]);
    }
    from = to;
  }
  return runs;
}
