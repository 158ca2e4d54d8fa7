/** Past this after the first paint the scripts no longer wait for the page's first picture. */
const patience = 1_000;

/** How long a picture that has arrived may take to be seen where the browser does not tell. */
const untilSeen = 250;

/** What no page may wait beyond, whatever the browser holds back. */
const atLatest = 3_000;

/**
 * Runs at the page's end, and wakes the scripts that `lateScripts` put to sleep: after the first paint and the first
 * picture, so that on a slow line style, font and picture have it to themselves (what the server wrote reads and works
 * without scripts), or at once when somebody touches the page, or when nobody sees it paint.
 *
 * One script at a time: of those that it has at hand a browser reads each as soon as it is named, and reading all of
 * them in one go would keep a phone from answering a finger for a quarter of a second.
 *
 * The browser is asked what it has really shown: on a busy device a frame is seen long after it was drawn.
 *
 * A button that is pressed before React listens is pressed again once the page is hydrated (`markHydrated`).
 */
export const lateStartScript = `(function(d){
var gone,picture=d.querySelector('img[fetchpriority=high]');
function go(){if(gone)return;gone=1;
var links=[].slice.call(d.querySelectorAll('link[rel=later]')),turn=new MessageChannel;
function next(){var l=links.shift();if(!l)return start();l.rel='modulepreload';turn.port2.postMessage(0)}
turn.port1.onmessage=next;next()}
function start(){d.querySelectorAll('script[data-later]').forEach(function(s){var m=d.createElement('script');
m.type='module';m.nonce=s.nonce;m.textContent=s.textContent;d.head.append(m);m.remove()})}
function shown(type,fits,then){
if((PerformanceObserver.supportedEntryTypes||[]).indexOf(type)<0)return false;
new PerformanceObserver(function(list,self){if(list.getEntries().some(fits)){self.disconnect();then()}})
.observe({type:type,buffered:true});return true}
function pictureNext(){
if(!picture)return go();
setTimeout(go,${patience});
shown('largest-contentful-paint',function(e){return e.element==picture},go);
function arrived(){setTimeout(go,${untilSeen})}
if(picture.complete)arrived();else['load','error'].forEach(function(e){picture.addEventListener(e,arrived)})}
['pointerdown','keydown','focusin'].forEach(function(e){addEventListener(e,go,{once:true,capture:true,passive:true})});
var pressed;
function keep(e){for(var k in d)if(!k.indexOf('_reactListening'))return;
pressed=e.target.closest('button[type=button],[role=tab]')}
d.addEventListener('click',keep,true);
d.addEventListener('hydrated',function(){d.removeEventListener('click',keep,true);
if(pressed&&pressed.isConnected)pressed.click()},{once:true});
if(d.visibilityState!='visible')return go();
setTimeout(go,${atLatest});
if(!shown('paint',function(e){return e.name=='first-contentful-paint'},pictureNext))
requestAnimationFrame(function(){setTimeout(pictureNext)})
})(document)`;
