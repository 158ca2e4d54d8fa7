import type { HostileProgram } from './hostile.ts';

export const hostilePython: HostileProgram[] = [
  {
    name: 'JavaScript’s names from Python',
    code: `import js
for name in ("fetch", "XMLHttpRequest", "WebSocket", "importScripts", "indexedDB", "caches", "document", "postMessage", "Worker", "close"):
    try:
        print(name, getattr(js, name)("API"))
    except BaseException as error:
        print(type(error).__name__)
`,
  },
  {
    name: 'run_js and eval',
    code: `from pyodide.code import run_js
for text in ("fetch('API')", "import('FOREIGN')", "postMessage({type:'end'})", "new Function('return fetch')()('FOREIGN')"):
    try:
        await_me = run_js(text)
    except BaseException as error:
        print(type(error).__name__)
`,
  },
  {
    name: 'packages from the network',
    code: `import pyodide_js, asyncio
try:
    import micropip
except ImportError as error:
    print(error)
try:
    print(asyncio.run(pyodide_js.loadPackage("FOREIGN/x-1.0-py3-none-any.whl")))
except BaseException as error:
    print(type(error).__name__)
`,
  },
  {
    name: 'sockets, addresses and processes',
    code: `import urllib.request, http.client, socket, subprocess, os, threading
tries = [
    lambda: urllib.request.urlopen("API"),
    lambda: http.client.HTTPConnection("127.0.0.1", 80).request("GET", "/steal"),
    lambda: socket.create_connection(("127.0.0.1", 80), 1),
    lambda: subprocess.run(["ls"]),
    lambda: os.system("ls"),
    lambda: os.fork(),
    lambda: threading.Thread(target=print).start(),
]
for attempt in tries:
    try:
        attempt()
    except BaseException as error:
        print(type(error).__name__)
`,
  },
  {
    name: 'the end of Python itself',
    code: 'import os, ctypes\nos._exit(1)',
    ends: ['done', 'failed'],
  },
  {
    name: 'an endless loop in Python that catches everything',
    code: 'while True:\n    try:\n        while True:\n            pass\n    except BaseException:\n        pass\n',
    timeout: 400,
    ends: ['timed-out'],
  },
  {
    name: 'memory in Python',
    code: 'kept = []\nwhile True:\n    kept.append(bytearray(50_000_000))\n',
    ends: ['failed'],
  },
  {
    name: 'names of Python replaced under us',
    code: `import builtins, json, sys, traceback
json.dumps = lambda *a: "{}"
traceback.TracebackException = None
sys.stdout = None
builtins.BaseException = None
builtins.print = None
raise ValueError("the end")
`,
    ends: ['done', 'failed'],
  },
];

export const hostileSql: HostileProgram[] = [
  {
    name: 'files, extensions and settings from SQL',
    code: `ATTACH DATABASE '/etc/passwd' AS stolen;
PRAGMA temp_store_directory = '/'; PRAGMA writable_schema = ON; PRAGMA journal_mode = WAL;
SELECT load_extension('FOREIGN');`,
    ends: ['failed', 'done'],
  },
  {
    name: 'a query without end',
    code: 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;',
    timeout: 400,
    ends: ['timed-out'],
  },
  {
    name: 'rows without end',
    code: 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n;',
    timeout: 700,
    ends: ['timed-out', 'too-much-output', 'failed'],
  },
  {
    name: 'memory in SQL',
    code: `CREATE TABLE t(x); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
INSERT INTO t SELECT randomblob(100000000) FROM n LIMIT 1000;`,
    timeout: 1_500,
    ends: ['failed', 'timed-out'],
  },
];
