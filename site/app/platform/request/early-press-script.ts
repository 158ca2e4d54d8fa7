/**
 * Runs at the end of the page, before any module has loaded: a button that is clicked before React listens is clicked
 * again once the page is hydrated, so that the click is not lost. `entry.client.tsx` sends the event `hydrating` and
 * `markHydrated` the event `hydrated`, which is noted on the document: from then on keys are heard too.
 */
export const earlyPressScript = `(function(d){
var pressed;
function record(e){pressed=e.target.closest('button[type=button],[role=tab]')}
d.addEventListener('click',record,true);
d.addEventListener('hydrating',function(){d.removeEventListener('click',record,true)},{once:true});
d.addEventListener('hydrated',function(){d.documentElement.dataset.hydrated='';if(pressed&&pressed.isConnected)pressed.click()},{once:true})
})(document)`;
