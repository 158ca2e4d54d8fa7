import { z } from 'zod';

/**
 * Every failure of the API with its status and its Arabic text. Code throws and compares the keys, never the texts.
 */
export const failures = {
  'bad-request': {
    status: 400,
    message: 'تعذر فهم الطلب. راجع البيانات المرسلة ثم حاول مرة أخرى.',
  },
  unauthenticated: { status: 401, message: 'يجب تسجيل الدخول أولًا.' },
  'session-expired': { status: 401, message: 'انتهت صلاحية الجلسة' },
  'wrong-credentials': { status: 401, message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  forbidden: { status: 403, message: 'لا تملك صلاحية تنفيذ هذا الإجراء.' },
  'confirmation-needed': {
    status: 403,
    message: 'لحماية حسابك أدخل أولًا الكود الذي أرسلناه إلى بريدك الحالي.',
    proof: ['code'],
  },
  'account-suspended': {
    status: 403,
    message: 'هذا الحساب موقوف. إن رأيت في ذلك خطأ فاكتب إلينا من صفحة «تواصل معنا».',
  },
  'address-expired': {
    status: 403,
    message: 'انتهت صلاحية رابط الملف. أعد فتح الصفحة للحصول على رابط جديد.',
  },
  'lecture-locked': { status: 403, message: 'هذه المحاضرة متاحة للمشتركين في الكورس فقط.' },
  'not-found': { status: 404, message: 'العنوان المطلوب غير موجود.' },
  'course-not-found': { status: 404, message: 'لم يتم العثور على الكورس' },
  'lecture-not-found': { status: 404, message: 'لم يتم العثور على البيانات' },
  'question-not-found': { status: 404, message: 'هذا السؤال غير موجود.' },
  'attempt-not-found': { status: 404, message: 'هذه المحاولة غير موجودة.' },
  'article-not-found': { status: 404, message: 'المقال غير موجود أو تمت إزالته.' },
  'service-not-found': { status: 404, message: 'الخدمة التي تبحث عنها غير موجودة أو تمت إزالتها.' },
  'project-not-found': { status: 404, message: 'المشروع الذي تبحث عنه غير موجود أو تمت إزالته.' },
  'page-not-found': { status: 404, message: 'الصفحة التي تبحث عنها غير موجودة أو تمت إزالتها.' },
  'site-not-found': { status: 404, message: 'لم يتم العثور على إعدادات الموقع.' },
  'teacher-not-found': { status: 404, message: 'لم يتم العثور على المعلّم.' },
  'discussion-not-found': { status: 404, message: 'لم يتم العثور على هذا الاستفسار.' },
  'conversation-not-found': { status: 404, message: 'لم يتم العثور على هذه المحادثة.' },
  'file-not-found': { status: 404, message: 'الملف المطلوب غير موجود.' },
  'media-not-found': { status: 404, message: 'لم يتم العثور على هذا الملف في المكتبة.' },
  'upload-not-found': {
    status: 404,
    message: 'لم يعد هذا الرفع موجودًا. ارفع الملف من جديد.',
  },
  'session-not-found': { status: 404, message: 'انتهت هذه الجلسة أو لم تعد موجودة.' },
  'review-not-allowed': { status: 403, message: 'تقييم الكورس متاح للمشتركين فيه فقط.' },
  'review-hidden': {
    status: 409,
    message: 'أخفى المشرفون تقييمك لهذا الكورس، فلا يمكن تعديله. راسلنا إن رأيت في ذلك خطأ.',
  },
  'reported-not-found': { status: 404, message: 'لم يعد هذا موجودًا، أو لم يعد متاحًا لك.' },
  'own-report': { status: 403, message: 'لا يمكنك الإبلاغ عما كتبته أنت.' },
  'already-reported': { status: 409, message: 'سبق أن أبلغت عن هذا. يراجعه المشرفون.' },
  'nothing-to-decide': {
    status: 409,
    message: 'سبق أن اتُّخذ القرار في هذا. حدّث القائمة لترى حاله الآن.',
  },
  'review-not-found': { status: 404, message: 'لا يوجد لك تقييم في هذا الكورس.' },
  'enrolment-not-pending': {
    status: 409,
    message: 'لا يوجد طلب اشتراك ينتظر التحقق في هذا الكورس.',
  },
  'access-ended': {
    status: 403,
    message:
      'انتهى اشتراكك في هذا الكورس. ما أنجزته محفوظ لك، ويعود كما كان عند تمديده. تواصل معنا لتمديده.',
  },
  'enrolment-not-found': { status: 404, message: 'لم يتم العثور على هذا الاشتراك.' },
  'import-not-found': { status: 404, message: 'لم يتم العثور على هذا الاستيراد.' },
  'already-enrolled': { status: 409, message: 'أنت مشترك في هذا الكورس بالفعل.' },
  'purchase-not-found': { status: 404, message: 'لم يتم العثور على هذا الشراء.' },
  'purchase-not-open': {
    status: 409,
    message: 'لم يعد هذا الشراء ينتظر الدفع. حدّث الصفحة لترى حاله الآن.',
  },
  'purchase-waits': {
    status: 409,
    message: 'أرسلت إيصالًا لهذا الشراء، فلا يتغيّر حتى نرد عليك.',
  },
  'course-is-free': { status: 409, message: 'هذا الكورس مجاني، فلا حاجة إلى شرائه.' },
  'payment-needed': {
    status: 409,
    message: 'هذا الكورس مدفوع، ويُفتح لك عند إتمام شرائه. اضغط زر الاشتراك لإتمام الشراء.',
  },
  'not-for-sale': {
    status: 409,
    message: 'هذا الكورس متاح بأكواد الاشتراك أو بمنحة من مقدّم الكورسات.',
  },
  'payment-not-found': { status: 404, message: 'لم يتم العثور على هذه الدفعة.' },
  'refund-not-found': { status: 404, message: 'لم يتم العثور على هذا الاسترداد.' },
  'refund-too-much': {
    status: 422,
    message: 'هذا أكثر مما بقي من المبلغ المدفوع. راجع المبالغ ثم حاول مرة أخرى.',
  },
  'case-not-found': { status: 404, message: 'لم يتم العثور على هذه الدفعة.' },
  'case-without-owner': {
    status: 409,
    message: 'لا يُعرف ما تُفتح به هذه الدفعة. أعد المبلغ إلى صاحبه، أو امنحه الكورس بنفسك.',
  },
  'pack-code-wrong': {
    status: 422,
    message: 'هذا الكود غير صحيح. راجع الكود المطبوع واكتبه كما هو.',
  },
  'pack-code-mistyped': {
    status: 422,
    message: 'في الكود حرف أو رقم ليس في مكانه. راجعه حرفًا حرفًا ثم حاول مرة أخرى.',
  },
  'pack-code-used': {
    status: 409,
    message: 'استُخدم هذا الكود من قبل. إن كنت قد اشتريته الآن فارجع إلى من باعه لك.',
  },
  'pack-code-cancelled': {
    status: 409,
    message: 'أُلغي هذا الكود. ارجع إلى من باعه لك ليعطيك كودًا غيره.',
  },
  'pack-code-early': { status: 409, message: 'لم يبدأ استخدام هذا الكود بعد.' },
  'pack-code-expired': { status: 409, message: 'انتهت مدة استخدام هذا الكود.' },
  'pack-code-closed': {
    status: 409,
    message: 'الكود صحيح، لكن ما يفتحه غير متاح الآن. احتفظ به، فلم يُستخدم بعد، وراسلنا لنساعدك.',
  },
  'pack-code-owned': {
    status: 409,
    message: 'لديك كل ما يفتحه هذا الكود. لم نستخدمه، فيمكنك أن تهديه لغيرك.',
  },
  'batch-not-found': { status: 404, message: 'لم يتم العثور على هذه الأكواد.' },
  'pack-code-not-found': { status: 404, message: 'لا يوجد كود كهذا بين أكوادك.' },
  'not-these-codes': {
    status: 422,
    message: 'هذه ليست أكواد هذه المجموعة، فلا يمكن طباعتها.',
  },
  'discussion-exists': {
    status: 409,
    message: 'لديك استفسار سابق على هذه المحاضرة. يمكنك متابعة النقاش فيه.',
  },
  'course-has-students': {
    status: 409,
    message: 'في هذا الكورس مشتركون، فلا يمكن حذفه. يمكنك إخفاؤه، ويبقى متاحًا لهم.',
  },
  'purchase-changed': {
    status: 409,
    message: 'أُعيد شيء من هذا الشراء وأنت في هذه الصفحة. راجع ما بقي منه ثم أعد المحاولة.',
  },
  'buyer-owns-it': {
    status: 409,
    message: 'لدى المشتري كل ما في هذا الشراء بالفعل، فلا تأخذ منه مالًا. ألغِ الشراء.',
  },
  'refund-not-sent': {
    status: 409,
    message: 'هذا المبلغ تعيده أنت إلى صاحبه. أعده أولًا، ثم أكّد أنك أعدته.',
  },
  'wrong-state': {
    status: 409,
    message: 'تغيرت حالة هذا المحتوى. حدّث الصفحة ثم حاول مرة أخرى.',
  },
  'not-an-exercise': { status: 404, message: 'لا يوجد تمرين برمجي في هذه المحاضرة.' },
  'not-a-quiz': { status: 404, message: 'لا يوجد اختبار في هذه المحاضرة.' },
  'no-attempts-left': {
    status: 409,
    message: 'استنفدت المحاولات المتاحة لك في هذا الاختبار.',
  },
  'attempt-over': {
    status: 409,
    message: 'انتهت هذه المحاولة، ولم تعد تقبل إجابات.',
  },
  'attempt-expired': {
    status: 409,
    message: 'انتهت مهلة هذه المحاولة قبل أن تصل نتيجتها. سلّم الحل مرة أخرى.',
  },
  'attempt-handed-in': { status: 409, message: 'سُلّمت هذه المحاولة من قبل.' },
  'draft-changed': {
    status: 409,
    message: 'تغيرت المسودة منذ فتحتها. راجع التعديلات الجديدة ثم حاول مرة أخرى.',
  },
  'field-conflict': {
    status: 409,
    message: 'عدّل شخص آخر هذا النص قبل أن يُحفظ نصك. اختر أحد النصين، ولن يضيع أي منهما حتى تختار.',
  },
  'media-in-use': {
    status: 409,
    message: 'هذا الملف مستخدم، فلا يمكن حذفه. احذفه أولًا من المواضع التي تستخدمه.',
  },
  'upload-moved': {
    status: 409,
    message: 'يُرفع هذا الملف من نافذة أخرى أيضًا. أكمل الرفع من إحداهما فقط.',
  },
  'media-processing': {
    status: 409,
    message: 'ما زال هذا الملف قيد المعالجة. انتظر قليلًا ثم حاول مرة أخرى.',
  },
  'undo-too-late': {
    status: 409,
    message: 'لم يعد التراجع عن هذا الإجراء ممكنًا، فقد تغيّر ما يتعلق به بعده.',
  },
  'lecture-in-use': {
    status: 409,
    message:
      'شاهد الطلاب بعض هذه المحاضرات أو سألوا عنها، فلا تُنقل إلى كورس آخر. يمكنك نسخها إليه.',
  },
  'first-teacher': {
    status: 409,
    message: 'هذا هو المعلّم الأساسي للكورس. عيّن معلّمًا أساسيًا آخر قبل ذلك.',
  },
  'slug-taken': { status: 409, message: 'هذا الرابط مستخدم لعنصر آخر. اختر رابطًا غيره.' },
  'too-many-items': {
    status: 422,
    message: 'بلغ العدد الحد الأقصى المسموح به هنا.',
  },
  'chapter-not-found': { status: 404, message: 'لم يتم العثور على هذا الفصل.' },
  'category-not-found': { status: 404, message: 'لم يتم العثور على هذا التصنيف.' },
  'skill-not-found': { status: 404, message: 'لم يتم العثور على هذه المهارة.' },
  'skill-taken': { status: 409, message: 'توجد مهارة بهذا الاسم. اختر اسمًا غيره.' },
  'person-not-found': { status: 404, message: 'لم يتم العثور على هذا الشخص.' },
  'certificate-not-found': {
    status: 404,
    message: 'لا توجد شهادة بهذا الرمز. راجع الرمز حرفًا حرفًا كما هو على الشهادة.',
  },
  'certificate-exists': {
    status: 409,
    message: 'لهذا الشخص شهادة صالحة في هذا الكورس.',
  },
  'certificate-not-valid': {
    status: 409,
    message: 'لم تعد هذه الشهادة صالحة، فلا يمكن تغييرها. حدّث الصفحة لترى حالها الآن.',
  },
  'correction-not-found': { status: 404, message: 'لم يتم العثور على هذا الطلب.' },
  'correction-waits': {
    status: 409,
    message: 'طلبت تصحيح هذه الشهادة من قبل، وما زال طلبك ينتظر القرار.',
  },
  'correction-decided': {
    status: 409,
    message: 'اتُّخذ القرار في هذا الطلب من قبل. حدّث الصفحة لترى حاله الآن.',
  },
  'announcement-not-found': { status: 404, message: 'لم يتم العثور على هذا الإعلان.' },
  'order-not-found': { status: 404, message: 'لم يتم العثور على هذا الطلب.' },
  'message-not-found': { status: 404, message: 'لم يتم العثور على هذه الرسالة.' },
  'note-not-found': { status: 404, message: 'لم يتم العثور على هذه الملاحظة.' },
  'answered-meanwhile': {
    status: 409,
    message: 'أرسل زميل لك جوابًا وأنت تكتب. اقرأ جوابه، ثم أرسل جوابك إن بقيت له حاجة.',
  },
  'templates-changed': {
    status: 409,
    message: 'عدّل شخص آخر هذه النصوص وأنت تكتب. انسخ نصك، ثم حدّث الصفحة وأعد التعديل.',
  },
  'entry-not-found': { status: 404, message: 'لم يتم العثور على هذا الإجراء في السجل.' },
  'own-account': {
    status: 409,
    message:
      'هذا حسابك أنت. اطلب من مشرف آخر أن يجري هذا التغيير، حتى لا تفقد الدخول إلى الاستوديو خطأً.',
  },
  'last-admin': {
    status: 409,
    message: 'لا بد أن يبقى للمنصة مشرف واحد على الأقل يستطيع الدخول.',
  },
  'teaches-courses': {
    status: 409,
    message:
      'أنت المعلّم الأول في كورسات على المنصة. اختر لكل كورس معلّمًا آخر من الاستوديو، ثم اطلب حذف حسابك.',
  },
  'recipient-deleted': {
    status: 409,
    message: 'حُذف حساب الطرف الآخر، فلا تصل إليه رسائل جديدة. المحادثة السابقة باقية لك.',
  },
  'person-suspended': {
    status: 409,
    message: 'هذا الحساب موقوف. ارفع الإيقاف عنه أولًا.',
  },
  'alias-not-found': { status: 404, message: 'لم يعد هذا البريد من عناوين هذا الحساب.' },
  'email-taken': { status: 409, message: 'هذا البريد الإلكتروني مستخدم في حساب آخر.' },
  'coupon-not-found': { status: 404, message: 'لم يتم العثور على هذا الكوبون.' },
  'coupon-taken': { status: 409, message: 'يوجد كوبون آخر بهذا الكود. اختر كودًا غيره.' },
  'coupon-unknown': {
    status: 422,
    message: 'لا يوجد كوبون بهذا الكود. راجع ما كتبته، حرفًا حرفًا.',
  },
  'coupon-not-yet': { status: 422, message: 'لم يبدأ العمل بهذا الكوبون بعد.' },
  'coupon-over': { status: 422, message: 'انتهى العمل بهذا الكوبون.' },
  'coupon-used-up': { status: 422, message: 'استُخدم هذا الكوبون العدد المسموح به كله.' },
  'coupon-used': { status: 422, message: 'سبق أن استخدمت هذا الكوبون، وهو لمرة واحدة لكل شخص.' },
  'coupon-other-courses': {
    status: 422,
    message: 'هذا الكوبون لكورسات أخرى، ولا يخفض سعر هذا الشراء.',
  },
  'bundle-not-found': { status: 404, message: 'هذه الباقة غير موجودة أو لم تعد معروضة.' },
  'bundle-owned': {
    status: 409,
    message: 'أنت مشترك في كورسات هذه الباقة كلها، فلا حاجة إلى شرائها.',
  },
  'body-too-large': { status: 413, message: 'حجم البيانات المرسلة أكبر من الحد المسموح به.' },
  'media-too-large': { status: 413, message: 'حجم الملف أكبر من الحد المسموح به.' },
  'media-quota': {
    status: 413,
    message:
      'لا تتسع مساحة الملفات في المنصة لهذا الملف. احذف ملفات لا تحتاجها، أو اطلب من مشرف المنصة زيادة المساحة.',
  },
  'unsupported-file': {
    status: 415,
    message: 'نوع الملف غير مدعوم. الأنواع المسموح بها: الصور وPDF وWord وExcel.',
  },
  'unsupported-media': {
    status: 415,
    message:
      'نوع هذا الملف غير مدعوم. الأنواع المدعومة: الصور (JPG وPNG وWebP وAVIF وGIF)، والفيديوهات (MP4 وWebM)، والترجمات (VTT وSRT)، والمستندات والملفات المضغوطة وملفات الكود.',
  },
  'unsupported-media-type': { status: 415, message: 'نوع البيانات المرسلة غير مدعوم.' },
  'invalid-input': {
    status: 422,
    message: 'بعض البيانات غير صحيحة. راجع الحقول ثم حاول مرة أخرى.',
  },
  'not-ready': {
    status: 422,
    message: 'لم يُنشر بعد، فما زال ينقصه شيء. أكمل ما ينقص ثم انشره.',
  },
  'weak-password': {
    status: 422,
    message: 'كلمة المرور سهلة التخمين. اختر كلمة أطول، أو عدة كلمات لا يسهل توقعها.',
  },
  'wrong-code': { status: 422, message: 'كود التحقق غير صحيح' },
  'code-expired': { status: 422, message: 'انتهت صلاحية كود التحقق. اطلب كودًا جديدًا.' },
  'code-exhausted': { status: 422, message: 'استُنفدت محاولات هذا الكود. اطلب كودًا جديدًا.' },
  'transfer-not-found': { status: 404, message: 'لم يتم العثور على هذا الإيصال.' },
  'transfer-decided': {
    status: 409,
    message: 'تغيّر حال هذا الإيصال قبل قرارك. حدّث الصفحة لترى حاله الآن.',
  },
  'second-approver-needed': {
    status: 409,
    message: 'قبلتَ هذا الإيصال من قبل، ويلزم أن يقبله شخص آخر أيضًا.',
  },
  'channel-not-found': { status: 404, message: 'لم تعد وسيلة التحويل هذه موجودة.' },
  'purchase-settled': {
    status: 409,
    message: 'هذا الشراء مدفوع أو مغلق، فلا يحتاج إلى إيصال.',
  },
  'too-many-requests': { status: 429, message: 'عدد الطلبات كبير. انتظر قليلًا ثم حاول مرة أخرى.' },
  'too-many-attempts': { status: 429, message: 'تجاوزت عدد المحاولات المسموح بها.' },
  'announcement-limit': {
    status: 429,
    message: 'بلغت الحد اليومي للإعلانات إلى هذا الجمهور. اختر موعدًا بعد يوم من أولها.',
  },
  'too-many-reports': {
    status: 429,
    message: 'أبلغت عن أشياء كثيرة في هذه الساعة. شكرًا لك، حاول مرة أخرى فيما بعد.',
  },
  'upload-quota': { status: 429, message: 'بلغت الحد اليومي لرفع الملفات.' },
  'too-many-uploads': {
    status: 429,
    message: 'ترفع ملفات كثيرة في وقت واحد. انتظر حتى يكتمل رفعها ثم حاول مرة أخرى.',
  },
  'code-too-soon': { status: 429, message: 'أُرسل كود قبل قليل. انتظر قليلًا قبل طلب كود جديد.' },
  internal: { status: 500, message: 'حدث خطأ غير متوقع في الخادم. حاول مرة أخرى بعد قليل.' },
  unavailable: { status: 503, message: 'الخدمة غير متاحة مؤقتًا. حاول مرة أخرى بعد قليل.' },
  'passwords-busy': {
    status: 503,
    message:
      'طلبات الدخول بكلمة المرور كثيرة الآن. حاول مرة أخرى بعد قليل، أو ادخل بكود يصل إلى بريدك.',
  },
  'uploads-busy': {
    status: 503,
    message: 'يستقبل الخادم ملفات كثيرة الآن. حاول رفع ملفك مرة أخرى بعد قليل.',
  },
  'search-too-slow': {
    status: 503,
    message: 'استغرق البحث وقتًا طويلًا. جرّب كلمات أقل أو أكثر تحديدًا.',
  },
  'search-busy': {
    status: 503,
    message: 'عمليات البحث كثيرة الآن. حاول البحث مرة أخرى بعد لحظات.',
  },
  'storage-full': {
    status: 507,
    message: 'لم يُحفظ ما أرسلته، فمساحة التخزين في الخادم ممتلئة حاليًا. حاول مرة أخرى لاحقًا.',
  },
  'notice-refused': { status: 400, message: 'التوقيع لا يطابق مفاتيح البوابة.' },
  'gateway-not-ready': {
    status: 409,
    message: 'الدفع بهذه الطريقة غير متاح الآن. اختر طريقة أخرى.',
  },
  'gateway-keys-missing': {
    status: 409,
    message: 'أدخل مفاتيح البوابة كلها أولًا.',
  },
  'gateway-wrong-currency': {
    status: 409,
    message: 'لا تقبل هذه البوابة عملة موقعك.',
  },
  'gateway-refused': {
    status: 503,
    message: 'رفضت بوابة الدفع الطلب. جرّب بعد قليل أو اختر طريقة أخرى، ولم يُخصم منك شيء.',
  },
  'gateway-silent': {
    status: 503,
    message: 'لم تجب بوابة الدفع في الوقت المعقول. حاول بعد قليل، ولم يُخصم منك شيء.',
  },
} as const satisfies Record<string, { status: number; message: string; proof?: readonly 'code'[] }>;

export type FailureCode = keyof typeof failures;

/** The response of every failed call. `title` is set only where the specification reads it. */
export const errorAnswer = z.object({
  message: z.string(),
  title: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** The ways to give the fresh proof that the call asks for: `code` is one by mail (`POST /api/sessions/code`). */
  proof: z.array(z.enum(['code'])).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
