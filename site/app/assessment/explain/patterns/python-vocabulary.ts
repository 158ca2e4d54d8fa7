/** Python's own functions, the ones that beginners use. */
export const pythonBuiltins =
  'abs all any bool bytes callable chr dict dir divmod enumerate eval exec filter float format frozenset getattr hasattr hash help hex id input int isinstance issubclass iter len list map max min next object oct open ord pow print property range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip True False None Exception ValueError TypeError KeyError IndexError NameError ZeroDivisionError FileNotFoundError'.split(
    ' ',
  );

/** Words of the language, which are no names. */
export const pythonKeywords = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Libraries of Python itself. */
export const pythonModules =
  'abc argparse array asyncio base64 bisect calendar collections contextlib copy csv dataclasses datetime decimal enum fractions functools glob hashlib heapq html io itertools json logging math operator os pathlib pickle platform pprint queue random re secrets shutil sqlite3 statistics string struct sys tempfile textwrap threading time timeit traceback types typing unittest urllib uuid zipfile'.split(
    ' ',
  );

/** What a method of another language is called in Python: by type, then by name. */
export const pythonEquivalents: Record<string, Record<string, string>> = {
  list: {
    push: 'append(…)',
    add: 'append(…)',
    length: 'len(…)',
    size: 'len(…)',
    contains: 'in',
    includes: 'in',
    indexOf: 'index(…)',
    shift: 'pop(0)',
    unshift: 'insert(0, …)',
    delete: 'remove(…)',
    addAll: 'extend(…)',
    concat: '+',
    forEach: 'for',
    foreach: 'for',
    map: 'map(…)',
    filter: 'filter(…)',
    join: "', '.join(…)",
    len: 'len(…)',
    sum: 'sum(…)',
    max: 'max(…)',
    min: 'min(…)',
  },
  str: {
    length: 'len(…)',
    len: 'len(…)',
    size: 'len(…)',
    toUpperCase: 'upper()',
    toLowerCase: 'lower()',
    touppercase: 'upper()',
    trim: 'strip()',
    contains: 'in',
    includes: 'in',
    indexOf: 'find(…)',
    substring: '[…:…]',
    substr: '[…:…]',
    charAt: '[…]',
    startsWith: 'startswith(…)',
    endsWith: 'endswith(…)',
    replaceAll: 'replace(…)',
    reverse: '[::-1]',
    toInt: 'int(…)',
    isNumber: 'isdigit()',
    isnumber: 'isdigit()',
    append: '+',
  },
  dict: {
    has_key: 'in',
    has: 'in',
    contains: 'in',
    length: 'len(…)',
    size: 'len(…)',
    add: '[…] =',
    append: '[…] =',
    put: '[…] =',
    remove: 'pop(…)',
    delete: 'pop(…)',
    iteritems: 'items()',
  },
  tuple: {
    append: '+ (…,)',
    add: '+ (…,)',
    push: '+ (…,)',
    length: 'len(…)',
    size: 'len(…)',
    sort: 'sorted(…)',
    reverse: '[::-1]',
    remove: 'list(…)',
    pop: 'list(…)',
    insert: 'list(…)',
    extend: '+',
  },
  int: {
    length: 'len(str(…))',
    split: 'str(…).split()',
    toString: 'str(…)',
    append: '[…]',
    toFixed: 'round(…, 2)',
    isdigit: 'str(…).isdigit()',
    format: 'f"{x}"',
  },
  float: {
    toFixed: 'round(…, 2)',
    round: 'round(…, 2)',
    toString: 'str(…)',
    split: 'str(…).split()',
  },
  set: { append: 'add(…)', push: 'add(…)', has: 'in', contains: 'in', length: 'len(…)' },
};

/** Methods that beginners misspell, by type. */
export const pythonMethods: Record<string, string[]> = {
  list: 'append clear copy count extend index insert pop remove reverse sort'.split(' '),
  str: 'capitalize casefold center count encode endswith find format index isalnum isalpha isdigit islower isnumeric isspace istitle isupper join ljust lower lstrip partition replace rfind rjust rsplit rstrip split splitlines startswith strip swapcase title upper zfill'.split(
    ' ',
  ),
  dict: 'clear copy fromkeys get items keys pop popitem setdefault update values'.split(' '),
  set: 'add clear copy difference discard intersection issubset issuperset pop remove union update'.split(
    ' ',
  ),
  tuple: ['count', 'index'],
};

/** Functions of the libraries that beginners meet first. */
export const pythonModuleNames: Record<string, string[]> = {
  math: 'ceil comb cos degrees dist e exp fabs factorial floor gcd hypot inf isclose isfinite isinf isnan isqrt lcm log log10 log2 perm pi pow prod radians sin sqrt tan tau trunc'.split(
    ' ',
  ),
  random: 'choice choices gauss randint random randrange sample seed shuffle uniform'.split(' '),
  json: 'dump dumps load loads JSONDecodeError'.split(' '),
  time: 'ctime perf_counter sleep strftime time'.split(' '),
  datetime: 'date datetime time timedelta timezone'.split(' '),
};
