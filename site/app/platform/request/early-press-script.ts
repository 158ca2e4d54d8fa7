/**
 * Runs at the page's end, before any module has come: a button that is pressed before React listens is pressed again
 * once the page is hydrated, so that the press is not lost. `entry.client.tsx` says when React listens, and
 * `markHydrated` when the page is hydrated.
 */
export const earlyPressScript = `(function(d){
var pressed;
function record(e){pressed=e.target.closest('button[type=button],[role=tab]')}
d.addEventListener('click',record,true);
d.addEventListener('hydrating',function(){d.removeEventListener('click',record,true)},{once:true});
d.addEventListener('hydrated',function(){if(pressed&&pressed.isConnected)pressed.click()},{once:true})
})(document)`;
