const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /[A-Za-z]/;

/** Only the beginning of a longer line is looked at: some of the patterns take the square of its length. */
const lookedAtLength = 500;

/** A line without its strings, comments, URLs and the text between tags. */
const withoutText = (line: string) =>
  line
    .slice(0, lookedAtLength)
    .replace(/https?:\/\/\S+/gi, '')
    .replace(/>[^<>]*<\//g, '></')
    .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/g, '""')
    .replace(/<!--.*?(?:-->|$)|\/\/.*$|\/\*.*?(?:\*\/|$)|(?:^|\s)#\s.*$|\s--\s.*$/g, '');

/** Keywords that begin a statement, followed by a punctuation mark of code; in prose only words follow them. */
const statement =
  /^(?:import|export|from|const|let|var|def|class|function|async|return|print|if|for|while|switch|try|catch|public|private|static|void|int|string|using|namespace|package|func|fn|SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER)\b.*[=(){}[\];:'"*<>]/;
const command =
  /^(?:\$ |> )?(?:npm|npx|yarn|pnpm|git|pip3?|python3?|node|docker|cd|mkdir|sudo|curl|composer|php|flutter|dart|dotnet|cargo|go) [\w@./-]/;
const errorReport = /^(?:Uncaught )?(?:\w+\.)*[A-Z]?\w*(?:Error|Exception|Warning)\b.*:/;
const assignment = /^[A-Za-z_$][\w.$[\]]* ?[+\-*/]?= ?[^=\s]/;
const ending = /(?:[;{}]|\)\s*[:;,{]?|\]\s*[;,]|\/?>)\s*$/;
const operator =
  /=>|[=!]==?|[+\-*/]=|\w\s*=\s*\S|<\/?[a-z][\w-]*(?:\s[^>]*)?>|\w\.\w+\(|\w\(.*\)|::|&&|\|\|/;

/** Whether a line can only be code, a command or an error report. */
function isClearlyCode(line: string): boolean {
  const text = withoutText(line).trim();
  if (arabicLetter.test(text)) return false;
  if (!latinLetter.test(text)) return /^[)\]}]+[;,]?$/.test(text);
  if ([statement, command, errorReport, assignment].some((look) => look.test(text))) return true;
  return ending.test(text) && operator.test(text);
}

/** Whether a line may be part of a block of code: no Arabic outside its strings and comments. */
function fitsCode(line: string): boolean {
  const text = withoutText(line);
  return !arabicLetter.test(text) && (latinLetter.test(text) || /[^\s\d.،]/.test(text));
}

/**
 * The ranges `[from, to)` of code among lines that are not marked as code, in order. A range starts with a line that is
 * clearly code and ends with one that is clearly code or indented; at least half of its lines are such.
 */
export function codeRuns(lines: readonly string[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  const certain = lines.map(
    (line, index) =>
      isClearlyCode(line) ||
      (/^(?:\t| {2,})\S/.test(line) && fitsCode(line) && latinLetter.test(line) && index > 0),
  );
  let from = 0;
  while (from < lines.length) {
    const starts = certain[from] && isClearlyCode(lines[from] ?? '');
    if (!starts) {
      from++;
      continue;
    }
    let to = from + 1;
    for (let at = to; at < lines.length; at++) {
      const line = lines[at] ?? '';
      if (line.trim() !== '' && !fitsCode(line) && !certain[at]) break;
      if (certain[at]) to = at + 1;
    }
    const certainCount = certain.slice(from, to).filter(Boolean).length;
    const nonEmptyCount = lines.slice(from, to).filter((line) => line.trim() !== '').length;
    if (certainCount * 2 >= nonEmptyCount) runs.push([from, to]);
    else {
      // Prose with some calls in it: only its first line is code.
      to = from + 1;
      runs.push([from, to]);
    }
    from = to;
  }
  return runs;
}
