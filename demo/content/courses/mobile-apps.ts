import type { DemoCourse } from '../../types.ts';

const flutterFromScratch: DemoCourse = {
  slug: 'flutter-from-scratch',
  name: 'تطبيقات Flutter من الصفر: كود واحد لنظامين',
  category: 'mobile-apps',
  teacher: 'teacher5@example.com',
  description: 'ابنِ تطبيقًا عربيًا يعمل على أندرويد وآيفون من كود واحد، وجهّزه للنشر في المتجرين.',
  longDescription: '',
  image: 'courses/flutter-from-scratch.webp',
  price: 38,
  level: 'beginner',
  language: 'العربية',
  certificate: true,
  features: [
    'تكتب بلغة Dart بثقة',
    'تركّب الشاشات من عناصر Widgets صغيرة',
    'تدعم الاتجاه من اليمين إلى اليسار منذ البداية',
    'تجهز التطبيق للنشر بأيقونة واسم وتوقيع',
  ],
  requirements: [
    'أساسيات أي لغة برمجة',
    'حاسوب بذاكرة 8 جيجابايت أو أكثر',
    'هاتف للتجربة، ويكفي المحاكي',
  ],
  resources: [],
  chapters: [
    {
      name: 'مدخل سريع إلى Dart',
      lectures: [
        { name: 'المتغيرات والدوال في Dart', type: 'video', minutes: 13 },
        { name: 'الأصناف والقيم الخالية', type: 'video', minutes: 14 },
        { name: 'اختبار: أساسيات Dart', type: 'quiz', minutes: 7 },
      ],
    },
    {
      name: 'الشاشات',
      lectures: [
        { name: 'شجرة العناصر', type: 'video', minutes: 12 },
        { name: 'الصف والعمود والتمدد', type: 'video', minutes: 15 },
        {
          name: 'تطبيق عربي من السطر الأول',
          type: 'article',
          minutes: 6,
          free: true,
          body: `<p>يظن بعض المطورين أن دعم العربية خطوة أخيرة، فيكتشفون قبل النشر بيوم أن كل الهوامش مقلوبة. في Flutter يكفي أن تبدأ صحيحًا:</p>
<pre><code class="language-dart">MaterialApp(
  locale: const Locale('ar'),
  supportedLocales: const [Locale('ar'), Locale('en')],
  localizationsDelegates: GlobalMaterialLocalizations.delegates,
  home: const HomeScreen(),
);</code></pre>
<p>لا تنسَ إضافة الحزمة <code>flutter_localizations</code> إلى ملف <code>pubspec.yaml</code>. بعدها يقلب Flutter الاتجاه عنك، بشرط أن تصف المواضع بالبداية والنهاية:</p>
<pre><code class="language-dart">Padding(
  padding: const EdgeInsetsDirectional.only(start: 16, end: 8),
  child: const Text('أهلًا بك'),
);</code></pre>
<ul>
<li>استعمل <code>EdgeInsetsDirectional</code> بدل <code>EdgeInsets.only(left: …)</code>.</li>
<li>استعمل <code>AlignmentDirectional.centerStart</code> بدل <code>Alignment.centerLeft</code>.</li>
<li>جرّب كل شاشة باللغتين منذ اليوم الأول.</li>
</ul>`,
        },
        { name: 'التنقل بين الشاشات', type: 'video', minutes: 11 },
      ],
    },
    {
      name: 'من الفكرة إلى المتجر',
      lectures: [
        { name: 'الحالة مع Provider', type: 'video', minutes: 16 },
        { name: 'التجهيز للنشر', type: 'video', minutes: 13 },
        { name: 'مهمة: تطبيق مواعيد الدواء', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's6@example.com',
      rating: 5,
      comment: 'تطبيق مواعيد الدواء ثبّتُّه على هاتف جدتي وهي تستعمله كل يوم. شكرًا أستاذة سلمى.',
      daysAgo: 68,
    },
    {
      by: 's12@example.com',
      rating: 4,
      comment:
        'شرح مرتب. المحاكي ثقيل على جهازي، وكنت أتمنى شرح التجربة على هاتف حقيقي في البداية.',
      daysAgo: 50,
    },
    {
      by: 's8@example.com',
      rating: 5,
      comment: 'أول كورس Flutter أجده يهتم بالعربية منذ السطر الأول.',
      daysAgo: 27,
    },
    {
      by: 's4@example.com',
      rating: 3,
      comment: 'المحتوى جيد لكن فصل النشر لا يغطي رسوم المتاجر وشروطها بالتفصيل.',
      daysAgo: 16,
    },
  ],
  daysAgo: 170,
  updatedDaysAgo: 22,
};

const androidKotlin: DemoCourse = {
  slug: 'android-kotlin',
  name: 'تطبيقات أندرويد بلغة Kotlin',
  category: 'mobile-apps',
  teacher: 'teacher5@example.com',
  description:
    'تطبيقات أندرويد الحديثة بـ Jetpack Compose: واجهة، وتخزين، وعمل في الخلفية لا يستنزف البطارية.',
  longDescription: '',
  image: 'courses/android-kotlin.webp',
  price: 36,
  level: 'intermediate',
  language: 'العربية',
  certificate: false,
  features: [
    'تكتب Kotlin آمنة من القيم الخالية',
    'تبني الواجهات بـ Jetpack Compose',
    'تحفظ البيانات محليًا بـ Room',
  ],
  requirements: ['أساسيات البرمجة الكائنية', 'تثبيت Android Studio'],
  resources: [],
  chapters: [
    {
      name: 'اللغة والواجهة',
      lectures: [
        { name: 'من Java إلى Kotlin', type: 'video', minutes: 12 },
        {
          name: 'القيم الخالية: كيف تحميك Kotlin؟',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>أشهر سبب لسقوط التطبيقات هو استعمال شيء غير موجود. في Kotlin يظهر ذلك في النوع نفسه: <code>String</code> نص موجود دائمًا، و<code>String?</code> قد يكون نصًا وقد يكون خاليًا.</p>
<pre><code class="language-kotlin">fun greeting(name: String?): String {
    val shown = name?.trim().orEmpty()
    return if (shown.isEmpty()) "أهلًا بك" else "أهلًا يا $shown"
}</code></pre>
<ul>
<li><code>?.</code> نفّذ إن كانت القيمة موجودة، وإلا فالنتيجة خالية.</li>
<li><code>?:</code> استعمل هذه القيمة البديلة إن كانت خالية.</li>
<li><code>!!</code> أنا متأكد أنها موجودة. وإن أخطأت سقط التطبيق، فلا تستعملها إلا نادرًا.</li>
</ul>
<p>اقرأ تحذيرات المترجم هنا كأنها مراجع كود يجلس معك مجانًا.</p>`,
        },
        { name: 'أول شاشة بـ Compose', type: 'video', minutes: 15 },
        { name: 'القوائم الطويلة وLazyColumn', type: 'video', minutes: 13 },
        { name: 'حفظ البيانات مع Room', type: 'video', minutes: 17 },
        { name: 'مهمة: دفتر ملاحظات يعمل بلا شبكة', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's5@example.com',
      rating: 4,
      comment: 'يواكب Compose ولا يضيع الوقت في الطرق القديمة.',
      daysAgo: 115,
    },
  ],
  daysAgo: 230,
  updatedDaysAgo: 100,
};

const reactNativeApps: DemoCourse = {
  slug: 'react-native-apps',
  name: 'تطبيقات الهاتف بـ React Native',
  category: 'mobile-apps',
  teacher: 'teacher@example.com',
  description: 'إذا كنت تعرف React فأنت على بعد أسبوعين من أول تطبيق هاتف لك. نتعلم ما يختلف فقط.',
  longDescription: '',
  image: 'courses/react-native-apps.webp',
  price: 40,
  level: 'intermediate',
  language: 'العربية',
  certificate: false,
  features: [
    'تنقل معرفتك بـ React إلى الهاتف',
    'تستعمل الكاميرا والموقع والإشعارات',
    'تبني قوائم طويلة لا تتقطع عند التمرير',
  ],
  requirements: ['إنهاء كورس React أو ما يعادله', 'هاتف عليه تطبيق Expo Go'],
  resources: [],
  chapters: [
    {
      name: 'من المتصفح إلى الهاتف',
      lectures: [
        { name: 'ما الذي يتغير وما الذي يبقى؟', type: 'video', minutes: 10 },
        { name: 'العناصر الأساسية والتنسيق', type: 'video', minutes: 14 },
        {
          name: 'قوائم طويلة بلا تقطيع',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>أول ما يكتبه القادم من الويب هو <code>map</code> داخل <code>ScrollView</code>. تعمل مع عشرين عنصرًا، ومع ألفين يسخن الهاتف، لأن العناصر كلها تُرسم ولو لم يرها أحد.</p>
<pre><code class="language-jsx">import { FlatList, Text } from 'react-native';

export function Messages({ messages }) {
  return (
    &lt;FlatList
      data={messages}
      keyExtractor={(message) =&gt; String(message.id)}
      renderItem={({ item }) =&gt; &lt;Text&gt;{item.body}&lt;/Text&gt;}
      ListEmptyComponent={&lt;Text&gt;لا توجد رسائل بعد&lt;/Text&gt;}
    /&gt;
  );
}</code></pre>
<p>القائمة <code>FlatList</code> ترسم ما على الشاشة وقليلًا حوله، وتتولى الباقي عند التمرير. ومعها ثلاث نصائح:</p>
<ul>
<li>لا تستعمل رقم العنصر مفتاحًا إذا كانت القائمة تتغير.</li>
<li>أعطِ الصور حجمًا ثابتًا قبل وصولها.</li>
<li>جرّب على أبطأ هاتف تجده في البيت.</li>
</ul>`,
        },
        { name: 'الكاميرا والموقع والأذونات', type: 'video', minutes: 16 },
        { name: 'الإشعارات', type: 'video', minutes: 13 },
      ],
    },
  ],
  reviews: [],
  daysAgo: 12,
  updatedDaysAgo: 0,
};

const iosSwift: DemoCourse = {
  slug: 'ios-swift',
  name: 'تطبيقات آيفون بلغة Swift',
  category: 'mobile-apps',
  teacher: 'teacher5@example.com',
  description:
    'تعلّم SwiftUI من أول شاشة حتى تجربة التطبيق على جهازك، بأمثلة قصيرة تُبنى في جلسة واحدة.',
  longDescription: '',
  image: 'courses/ios-swift.webp',
  price: 44,
  level: 'intermediate',
  language: 'العربية',
  certificate: false,
  features: [
    'تكتب Swift حديثة وتفهم القيم الاختيارية',
    'تبني شاشات متجاوبة بـ SwiftUI',
    'تجرب التطبيق على جهازك قبل النشر',
  ],
  requirements: ['حاسوب ماك عليه Xcode', 'أساسيات أي لغة برمجة'],
  resources: [],
  chapters: [
    {
      name: 'اللغة والشاشات',
      lectures: [
        { name: 'جولة في Xcode', type: 'video', minutes: 8 },
        { name: 'لغة Swift للقادم من لغة أخرى', type: 'video', minutes: 15 },
        {
          name: 'شاشتك الأولى في عشرين سطرًا',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>في SwiftUI لا تقول «ارسم زرًا هنا»، بل تصف ما تراه حين تكون الحالة كذا، والنظام يرسم. هذا عدّاد كامل:</p>
<pre><code class="language-swift">import SwiftUI

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("عدد الأكواب: \\(count)")
                .font(.title)
            Button("شربت كوبًا") {
                count += 1
            }
        }
        .environment(\\.layoutDirection, .rightToLeft)
    }
}</code></pre>
<ul>
<li><code>@State</code> قيمة يملكها هذا العنصر، وكلما تغيرت رُسم من جديد.</li>
<li><code>VStack</code> يرتب ما بداخله من أعلى إلى أسفل.</li>
</ul>
<p>جرّب أن تضيف زرًا يصفّر العدد، ثم عطّله بـ <code>.disabled(count == 0)</code>.</p>`,
        },
        { name: 'القوائم والتنقل', type: 'video', minutes: 14 },
        { name: 'حفظ البيانات مع SwiftData', type: 'video', minutes: 16 },
      ],
    },
  ],
  reviews: [
    {
      by: 's14@example.com',
      rating: 4,
      comment: 'أمثلة صغيرة ومكتملة. تمنيت مشروعًا أكبر يجمعها في النهاية.',
      daysAgo: 38,
    },
    {
      by: 's8@example.com',
      rating: 5,
      comment: 'المحتوى العربي في Swift نادر، وهذا أوضح ما وجدت.',
      daysAgo: 18,
    },
  ],
  daysAgo: 88,
  updatedDaysAgo: 51,
};

export const mobileAppsCourses = [flutterFromScratch, androidKotlin, reactNativeApps, iosSwift];
