import type { DemoCourse } from '../../types.ts';

const dataAnalysisPandas: DemoCourse = {
  slug: 'data-analysis-pandas',
  name: 'تحليل البيانات باستخدام Pandas',
  category: 'data-science',
  teacher: 'teacher4@example.com',
  description: 'خذ ملف إكسل فوضويًا، ونظّفه، واسأله أسئلة، واخرج بجدول وجملة يفهمهما مديرك.',
  longDescription: '',
  image: 'courses/data-analysis-pandas.webp',
  price: 34,
  level: 'intermediate',
  language: 'العربية',
  certificate: true,
  features: [
    'تقرأ البيانات من CSV وإكسل وقواعد البيانات',
    'تنظف القيم الناقصة والمكررة والتواريخ المختلطة',
    'تجمّع وتلخص وتقارن بأسطر قليلة',
    'تكتب خلاصة صادقة لما وجدته',
  ],
  requirements: ['أساسيات بايثون', 'تثبيت Jupyter أو استعمال دفتر على الإنترنت'],
  resources: [],
  chapters: [
    {
      name: 'التعرف إلى البيانات',
      lectures: [
        { name: 'السلسلة والإطار', type: 'video', minutes: 12 },
        { name: 'القراءة من الملفات', type: 'video', minutes: 10 },
        {
          name: 'خمسة أسطر قبل أي تحليل',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>كل ملف يصلك يخفي مفاجأة. قبل أن تحسب متوسطًا واحدًا نفّذ هذه الأسطر، فقد أنقذتني من تقارير خاطئة أكثر من مرة:</p>
<pre><code class="language-python">import pandas as pd

df = pd.read_csv("sales.csv")
print(df.shape)
print(df.dtypes)
print(df.isna().sum())
print(df.duplicated().sum())
print(df.describe())</code></pre>
<ul>
<li><code>shape</code>: هل عدد الصفوف كما قيل لك؟</li>
<li><code>dtypes</code>: إذا ظهر عمود السعر نصًا ففي داخله فاصلة أو رمز عملة.</li>
<li><code>isna</code>: كم قيمة ناقصة في كل عمود؟</li>
<li><code>duplicated</code>: صفوف مكررة تضاعف المبيعات في الورق لا في الصندوق.</li>
<li><code>describe</code>: هل أصغر عمر سالب؟ هل أكبر سعر مليون؟</li>
</ul>
<p>اكتب ما لاحظته في ثلاث جمل قبل أن تكمل. هذه الجمل ستصير أول فقرة في تقريرك.</p>`,
        },
      ],
    },
    {
      name: 'التنظيف والسؤال',
      lectures: [
        { name: 'القيم الناقصة: نحذف أم نعوض؟', type: 'video', minutes: 14 },
        { name: 'التواريخ والنصوص العربية', type: 'video', minutes: 13 },
        { name: 'التجميع groupby', type: 'video', minutes: 16 },
        { name: 'اختبار: أي دالة تحتاج؟', type: 'quiz', minutes: 9 },
        { name: 'مهمة: مبيعات متجر في سنة', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's3@example.com',
      rating: 5,
      comment: 'وفّر عليّ يومين من كل شهر كنت أقضيهما في إكسل. الأسطر الخمسة حفظتها عن ظهر قلب.',
      daysAgo: 35,
    },
    {
      by: 's2@example.com',
      rating: 4,
      comment: 'بيانات التمارين عربية وواقعية، وهذا ما كنت أبحث عنه.',
      daysAgo: 61,
    },
    {
      by: 's11@example.com',
      rating: 4,
      comment: 'محاضرة groupby تحتاج إلى مشاهدتين، والمهمة بعدها تثبتها.',
      daysAgo: 24,
    },
  ],
  daysAgo: 145,
  updatedDaysAgo: 28,
};

const machineLearningIntro: DemoCourse = {
  slug: 'machine-learning-intro',
  name: 'مدخل إلى تعلم الآلة',
  category: 'data-science',
  teacher: 'teacher4@example.com',
  description: 'ما الذي يتعلمه النموذج حقًا؟ نبني نماذج بسيطة، ونقيسها بصدق، ونعرف متى لا نثق بها.',
  longDescription: '',
  image: 'courses/machine-learning-intro.webp',
  price: 55,
  level: 'advanced',
  language: 'العربية',
  certificate: true,
  features: [
    'تفرق بين الانحدار والتصنيف والتجميع',
    'تقسم البيانات وتقيس النموذج قياسًا صادقًا',
    'تكتشف الحفظ الزائد وتعالجه',
    'تشرح نتيجة النموذج لغير المختص',
  ],
  requirements: ['إتقان Pandas', 'أساسيات الإحصاء', 'بايثون مع scikit-learn'],
  resources: [],
  chapters: [
    {
      name: 'الفكرة',
      lectures: [
        { name: 'برنامج بلا قواعد مكتوبة', type: 'video', minutes: 9 },
        { name: 'الانحدار الخطي بيدك أولًا', type: 'video', minutes: 17 },
        {
          name: 'لماذا نخفي بعض البيانات عن النموذج؟',
          type: 'article',
          minutes: 6,
          free: true,
          body: `<p>تخيل معلمًا يعطي طلابه أسئلة الامتحان نفسها في المراجعة. سيحصل الجميع على الدرجة الكاملة، ولن نعرف من فهم ومن حفظ. والنموذج طالب بارع جدًا في الحفظ.</p>
<p>لذلك نخفي عنه جزءًا من البيانات، ولا نسأله عنه إلا في النهاية:</p>
<pre><code class="language-python">from sklearn.linear_model import LinearRegression
from sklearn.metrics import mean_absolute_error
from sklearn.model_selection import train_test_split

X_train, X_test, y_train, y_test = train_test_split(
    X, y, test_size=0.2, random_state=7
)
model = LinearRegression().fit(X_train, y_train)

print("التدريب:", mean_absolute_error(y_train, model.predict(X_train)))
print("الاختبار:", mean_absolute_error(y_test, model.predict(X_test)))</code></pre>
<p>كيف تقرأ الرقمين؟</p>
<ul>
<li>متقاربان وصغيران: فهم النموذج.</li>
<li>متقاربان وكبيران: النموذج أبسط من المسألة.</li>
<li>التدريب صغير والاختبار كبير: حفظ ولم يفهم.</li>
</ul>
<p>وانتبه: إذا عدت إلى بيانات الاختبار عشرين مرة لتحسّن رقمها، فقد صارت هي أيضًا أسئلة مكشوفة.</p>`,
        },
      ],
    },
    {
      name: 'نماذج تعمل',
      lectures: [
        { name: 'التصنيف وأشجار القرار', type: 'video', minutes: 18 },
        { name: 'الدقة ليست كل شيء', type: 'video', minutes: 14 },
        { name: 'الحفظ الزائد وعلاجه', type: 'video', minutes: 15 },
        { name: 'اختبار: أي مقياس تختار؟', type: 'quiz', minutes: 10 },
        { name: 'مهمة: توقع أسعار الشقق', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's13@example.com',
      rating: 5,
      comment:
        'بعد عشرات المقاطع التي تبدأ بالمعادلات، هنا فهمت الفكرة أولًا ثم صارت المعادلات سهلة.',
      daysAgo: 17,
    },
    {
      by: 's2@example.com',
      rating: 4,
      comment: 'سعره أعلى من غيره لكنه يستحق. المهمة الأخيرة مرجع أعود إليه.',
      daysAgo: 8,
    },
    {
      by: 's5@example.com',
      rating: 3,
      comment: 'فصل الأشجار سريع، ويفترض أنك متمكن من Pandas تمامًا.',
      daysAgo: 30,
    },
  ],
  daysAgo: 72,
  updatedDaysAgo: 7,
};

const dataVisualisation: DemoCourse = {
  slug: 'data-visualisation',
  name: 'عرض البيانات: رسوم تُفهم من النظرة الأولى',
  category: 'data-science',
  teacher: 'teacher7@example.com',
  description: 'اختر الرسم المناسب، واحذف كل ما يشتت، واجعل العنوان يقول الخلاصة.',
  longDescription: '',
  image: 'courses/data-visualisation.webp',
  price: null,
  level: 'beginner',
  language: 'العربية',
  certificate: false,
  features: [
    'تختار نوع الرسم من السؤال لا من القائمة',
    'تتجنب الحيل التي تضلل القارئ',
    'تكتب العربية في الرسوم كتابة سليمة',
  ],
  requirements: ['أساسيات بايثون', 'بيانات تهمك تجرب عليها'],
  resources: [],
  chapters: [
    {
      name: 'رسم يقول شيئًا',
      lectures: [
        { name: 'السؤال قبل الرسم', type: 'video', minutes: 8 },
        { name: 'أعمدة أم خطوط أم نقاط؟', type: 'video', minutes: 12 },
        {
          name: 'العنوان هو الخلاصة',
          type: 'article',
          minutes: 4,
          free: true,
          body: `<p>«المبيعات حسب الشهر» ليس عنوانًا، بل وصف للمحاور. أما «تضاعفت المبيعات في رمضان» فيقول للقارئ ماذا يرى قبل أن ينظر.</p>
<pre><code class="language-python">import matplotlib.pyplot as plt

months = ["Jan", "Feb", "Mar", "Apr"]
sales = [120, 118, 240, 150]
colors = ["#c9cce8", "#c9cce8", "#f5af19", "#c9cce8"]

fig, ax = plt.subplots()
ax.bar(months, sales, color=colors)
ax.set_title("Sales doubled in March")
ax.spines[["top", "right"]].set_visible(False)
plt.show()</code></pre>
<ul>
<li>لون واحد هادئ لكل الأعمدة، ولون بارز لما تتحدث عنه.</li>
<li>محور الأعمدة يبدأ من الصفر دائمًا، وإلا بدا الفرق الصغير هائلًا.</li>
<li>احذف الإطار والشبكة إن لم يحتج إليهما القارئ.</li>
</ul>
<p>كتبت العنوان بالإنجليزية عمدًا: الحروف العربية تظهر في Matplotlib منفصلة في كثير من الإصدارات، ونحل ذلك في المحاضرة القادمة.</p>`,
        },
        { name: 'العربية في الرسوم', type: 'video', minutes: 11 },
        { name: 'كيف تكذب الرسوم؟', type: 'video', minutes: 10 },
        { name: 'مهمة: أصلح خمسة رسوم سيئة', type: 'assignment', minutes: 15 },
      ],
    },
  ],
  reviews: [
    {
      by: 's10@example.com',
      rating: 5,
      comment: 'غيّرت عناوين الرسوم في عرضي فقط، فقال المدير إن العرض صار أوضح بكثير.',
      daysAgo: 54,
    },
    {
      by: 's6@example.com',
      rating: 4,
      comment: 'قصير ولذيذ. محاضرة «كيف تكذب الرسوم» ممتعة لأي شخص ولو لم يكن مبرمجًا.',
      daysAgo: 29,
    },
  ],
  daysAgo: 105,
  updatedDaysAgo: 105,
};

const statisticsForProgrammers: DemoCourse = {
  slug: 'statistics-for-programmers',
  name: 'الإحصاء للمبرمجين',
  category: 'data-science',
  teacher: 'teacher7@example.com',
  description: 'المتوسط والتشتت والاحتمال والعينات، نفهمها بالمحاكاة والكود قبل الرموز.',
  longDescription: '',
  image: 'courses/statistics-for-programmers.webp',
  price: 22,
  level: 'intermediate',
  language: 'العربية',
  certificate: false,
  features: [
    'تختار بين المتوسط والوسيط وتعلل اختيارك',
    'تقيس عدم اليقين بدل أن تتجاهله',
    'تصمم تجربة A/B صغيرة وتقرأ نتيجتها',
  ],
  requirements: ['أساسيات بايثون', 'رياضيات المرحلة الثانوية تكفي'],
  resources: [],
  chapters: [
    {
      name: 'الوصف والاحتمال',
      lectures: [
        {
          name: 'المتوسط يكذب أحيانًا',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>تسعة موظفين راتب كل منهم 500، ومدير راتبه 10000. المتوسط 1450، ولا أحد في الشركة يتقاضى مبلغًا قريبًا منه!</p>
<pre><code class="language-python">from statistics import mean, median

salaries = [500] * 9 + [10_000]
print(mean(salaries))    # 1450
print(median(salaries))  # 500.0</code></pre>
<p>الوسيط هو القيمة التي تقف في المنتصف بعد الترتيب، ولا يهتز بقيمة شاذة واحدة. فمتى نستعمل كلًّا منهما؟</p>
<ul>
<li>الوسيط لما فيه ذيل طويل: الرواتب، وأسعار البيوت، وزمن استجابة الخادم.</li>
<li>المتوسط إذا كان المجموع هو ما يهمك: استهلاك الكهرباء في الشهر مثلًا.</li>
</ul>
<p>وإذا قرأت متوسطًا في خبر فاسأل دائمًا: وما الوسيط؟</p>`,
        },
        { name: 'التشتت والانحراف المعياري', type: 'video', minutes: 13 },
        { name: 'الاحتمال بمحاكاة النرد', type: 'video', minutes: 14 },
        { name: 'اختبار: وصف أم استنتاج؟', type: 'quiz', minutes: 8 },
      ],
    },
    {
      name: 'من العينة إلى القرار',
      lectures: [
        { name: 'العينات ومجال الثقة', type: 'video', minutes: 16 },
        { name: 'تجربة A/B من البداية إلى القرار', type: 'video', minutes: 17 },
      ],
    },
  ],
  reviews: [],
  daysAgo: 60,
  updatedDaysAgo: 40,
};

export const dataScienceCourses = [
  dataAnalysisPandas,
  machineLearningIntro,
  dataVisualisation,
  statisticsForProgrammers,
];
