// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs have these signs.
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';

/** Programs that look like mistakes and are right: no hint may be shown for them. */
// biome-ignore format: one program per line
export const rightPrograms: [language: CodeLanguage, program: string][] = [
  ['python', 'text = "مرحبا {name}"\nname = "علي"\nprint(text.format(name=name))'],
  ['python', 'while True:\n    n = input()\n    if n == "0":\n        break'],
  ['python', 'first = input()\nlast = input()\nprint(first + " " + last)'],
  ['python', 'def f(x):\n    if x > 1:\n        return x\n    return 0\nprint(f(2))'],
  ['python', 'choice = input()\nif choice == "1" or choice == "2":\n    print("نعم")'],
  ['python', 'class Text:\n    def upper(self):\n        self.big = True\nt = Text()\nt.upper()'],
  ['python', 'def show():\n    print("x")\nactions = {"a": show}\nactions["a"]()'],
  ['python', 'def total(items):\n    for item in items:\n        yield item\nprint(list(total([1])))'],
  ['python', 'ok = 5 == 5\nassert ok == True\nprint(ok)'],
  ['python', 'x = (1 +\n     2)\nresult = [\n    x == 3,\n]\nprint(result)'],
  ['javascript', 'const a = 1;\nfunction run() { return a; }\na === 1 && run();\na === 2 || run();'],
  ['javascript', 'let i = 0;\ndo {\n  i++;\n} while (i < 5);\nconsole.log(i);'],
  ['javascript', 'const big = [1, 2].filter((x) => {\n  if (x > 1) return true;\n  return false;\n});\nconsole.log(big);'],
  ['javascript', 'let total = 0;\n[1, 2].forEach((x) => { total += x; });\nconsole.log(total);'],
  ['javascript', 'function make() {\n  return () => 1;\n}\nconst run = make();\nsetTimeout(make(), 10);\nconsole.log(run());'],
  ['javascript', 'const price = 5;\nconst text = `السعر "${price}" ليرة`;\nconsole.log(text);'],
  ['javascript', 'const isSame =\n  1 ===\n  2;\nconsole.log(isSame);'],
  ['javascript', 'const o = { name: "a", hi() { return [1].map(() => this.name); } };\nconsole.log(o.hi());'],
  ['javascript', 'function f() {\n  if (true) {\n    return;\n  }\n  console.log(1);\n}\nf();'],
  ['javascript', 'let x;\nif ((x = 5)) console.log(x);\nx = x + +"3";\nx = -x;'],
  ['javascript', 'for (let i = 0, n = 3; i < n; i++) console.log(i);\nlet s = "a";\ns = s.trim();'],
  ['javascript', 'async function get() { return 5; }\nget().then((x) => console.log(x));\nconst y = await get();\nconsole.log(y);'],
  ['sql', 'CREATE TABLE s (id INTEGER, city TEXT, mark INTEGER);\nSELECT city AS c, COUNT(*) FROM s WHERE mark > 1 GROUP BY city;'],
  ['sql', 'CREATE TABLE a (id INTEGER);\nCREATE TABLE b (id INTEGER);\nSELECT * FROM a, b WHERE a.id = b.id;\nSELECT * FROM a CROSS JOIN b;\nSELECT * FROM a JOIN b USING (id);'],
  ['sql', "CREATE TABLE s (id INTEGER, city TEXT DEFAULT NULL);\nUPDATE s SET city = NULL WHERE id = 1;\nSELECT city total FROM s WHERE city = 'a' OR city = 'b';"],
  ['sql', 'CREATE TABLE s (id INTEGER PRIMARY KEY, price DOUBLE PRECISION, name VARCHAR(20) NOT NULL);\nSELECT name, MAX(price) FROM s;'],
  ['html', '<!DOCTYPE html>\n<html>\n<body>\n<p>واحد\n<p>اثنان\n<ul><li>أ<li>ب</ul>\n<img src="a.png" alt="x"><br><hr>\n</body>\n</html>'],
  ['html', '<b>أ <i>ب</i></b>\n<a href=\'x.html\'>it\'s</a> <input disabled value="a > b"> <button onclick="if (1 < 2) go()">x</button>'],
  ['html', '<style>\n:root { --c: red; }\na:hover, p::before { color: var(--c); font: 16px/1.5 Arial; }\n@media (max-width: 600px) { p { margin: 0 auto; line-height: 1.5; flex: 1; z-index: 2; } }\n/* // */\n</style>\n<p><a href="https://a.example//b">x</a></p>'],
  ['html', '<style>\n.card { background: url("a;b.png") no-repeat; color: #f80; border: 0; width: calc(100% - 20px); }\n.card .new { color: red }\n</style>\n<div class="card">x</div>\n<script>\ndocument.querySelector(".card").classList.add("new");\n</script>'],
  ['html', '<svg viewBox="0 0 10 10"><path d="M0 0L5 5"/><circle cx="5" cy="5" r="2"/></svg>\n<my-card title="x"></my-card>\n<video controls muted><source src="a.mp4"></video>\n<table><tr><td>أ<td>ب</table>'],
  ['html', '<form>\n<label for="a">الاسم</label><input id="a" required>\n<select><option>أ<option selected>ب</select>\n<textarea rows="3"><b>نص</textarea>\n</form>\n<script>\ndocument.querySelector("form").onsubmit = (e) => { e.preventDefault(); };\nif ("<b>".length < 2) console.log("</p>");\n</script>'],
];
