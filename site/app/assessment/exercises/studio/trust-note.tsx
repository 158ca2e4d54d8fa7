import { wording } from '@nibras/contract/text/wording.ts';

/** What of an exercise can be forged, and what cannot. */
export function TrustNote() {
  return (
    <details className="rounded-lg border border-line bg-raised px-4 py-3 sm:px-6">
      <summary className="min-h-9 cursor-pointer py-1 font-medium">
        ما الذي يمكن تزويره، وما الذي لا يمكن؟
      </summary>
      <div className="mt-2 flex flex-col gap-2 pb-2 text-sm text-text-soft">
        <p>
          {wording`برنامج الطالب يعمل في {متصفحه هو|متصفحها هي}، لا على خادمك. فمن يعرف المتصفح جيدًا يستطيع أن يقول إن {=الاختبارات} الظاهرة نجحت وهي لم تنجح، وأن يرى مُدخلات {=الاختبارات} المخفية وقت تسليمه.`}
        </p>
        <p>
          {wording`ولا يستطيع أن يرى المتوقع من {=الاختبارات} المخفية، ولا أن يكتب درجته: الخادم يختار المُدخلات لكل محاولة، ويقارن الناتج بنفسه، ويحفظ الكود لتراجعه أنت. لذلك لا تُحسب درجة إلا {=بالاختبارات} المخفية.`}
        </p>
        <p>
          {wording`وتمرين بلا {=اختبارات} مخفية، {exercise:ومنه|ومنها} كل تمرين HTML، {exercise:يُسجَّل منجزًا|تُسجَّل منجزة} {=بشهادة} المتصفح وحده، بلا درجة. ولا يمنع شيء من هذا أن {student:ينقل|تنقل} الطالب حلًّا عن {student:غيره|غيرها}: اقرأ الكود حين تهمك الدرجة.`}
        </p>
      </div>
    </details>
  );
}
