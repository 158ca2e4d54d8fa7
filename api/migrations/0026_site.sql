-- Pages of the provider's own, and what the installation is called and how it looks, both edited in the studio like
-- other content (decision record 0073).
CREATE TABLE pages (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  summary text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  body_html text,
  in_footer boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  search_text text GENERATED ALWAYS AS (fold_arabic(name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX pages_search ON pages USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- One row. Until it is published for the first time from the studio, every start writes the values of the environment
-- into it.
CREATE TABLE site_settings (
  id integer PRIMARY KEY,
  slug text NOT NULL DEFAULT 'site',
  name text NOT NULL,
  tagline text NOT NULL DEFAULT '',
  logo text REFERENCES media (path) ON UPDATE CASCADE,
  logo_dark text REFERENCES media (path) ON UPDATE CASCADE,
  logo_has_name boolean NOT NULL DEFAULT false,
  icon text REFERENCES media (path) ON UPDATE CASCADE,
  accent text NOT NULL DEFAULT '',
  email text NOT NULL,
  phone text NOT NULL,
  address text NOT NULL,
  facebook text NOT NULL,
  x text NOT NULL,
  youtube text NOT NULL,
  linkedin text NOT NULL,
  github text NOT NULL,
  currency text NOT NULL DEFAULT 'USD',
  time_zone text NOT NULL,
  home_sections jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT site_settings_one CHECK (id = 1)
);
--> statement-breakpoint
DO $$
DECLARE
  content text;
  file text;
  tags text;
BEGIN
  FOREACH content IN ARRAY array['pages', 'site_settings'] LOOP
    EXECUTE format('ALTER TABLE %I
      ADD COLUMN state text NOT NULL DEFAULT ''published'',
      ADD COLUMN publish_at timestamp with time zone,
      ADD COLUMN publish_version bigint,
      ADD COLUMN deleted_at timestamp with time zone,
      ADD COLUMN version integer NOT NULL DEFAULT 0,
      ADD COLUMN published boolean NOT NULL
        GENERATED ALWAYS AS (state = ''published'' AND deleted_at IS NULL) STORED,
      ADD CONSTRAINT %I CHECK (state IN (''draft'', ''scheduled'', ''published'', ''hidden'')),
      ADD CONSTRAINT %I CHECK ((state = ''scheduled'') = (publish_at IS NOT NULL))',
      content, content || '_state', content || '_publish_at');
    EXECUTE format('CREATE INDEX %I ON %I (publish_at) WHERE state = ''scheduled''', content || '_due', content);
    EXECUTE format('CREATE INDEX %I ON %I (deleted_at) WHERE deleted_at IS NOT NULL', content || '_bin', content);
    -- The footer of every page names the published pages.
    tags := CASE content WHEN 'pages' THEN '(''pages''), (''settings'')' ELSE '(''settings'')' END;
    EXECUTE format('CREATE TRIGGER invalidate_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', content, tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', content, tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', content, tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache()', content);
  END LOOP;
  FOREACH file IN ARRAY array['logo', 'logo_dark', 'icon'] LOOP
    EXECUTE format('CREATE INDEX %I ON site_settings (%I) WHERE %I IS NOT NULL', 'site_settings_' || file, file, file);
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON site_settings FOR EACH ROW
      EXECUTE FUNCTION register_media(%L, ''image'')', 'register_' || file, file, file);
  END LOOP;
  FOREACH content IN ARRAY array['drafts', 'versions', 'editing_people'] LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', content, content || '_kind');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I
      CHECK (kind IN (''course'', ''lecture'', ''article'', ''service'', ''project'', ''page'', ''site''))',
      content, content || '_kind');
  END LOOP;
  ALTER TABLE slug_redirects DROP CONSTRAINT slug_redirects_kind;
  ALTER TABLE slug_redirects ADD CONSTRAINT slug_redirects_kind
    CHECK (kind IN ('course', 'article', 'service', 'project', 'page'));
  -- What other parts of the studio have added to the view stays.
  EXECUTE 'CREATE OR REPLACE VIEW media_uses AS ' || rtrim(pg_get_viewdef('media_uses'::regclass), ';') || '
    UNION ALL SELECT logo, ''content'', ''site'', id, ''logo'' FROM site_settings
    UNION ALL SELECT logo_dark, ''content'', ''site'', id, ''logo_dark'' FROM site_settings
    UNION ALL SELECT icon, ''content'', ''site'', id, ''icon'' FROM site_settings';
  -- Entries of the audit log name pages and the site too.
  EXECUTE replace(pg_get_functiondef('describe_audit_entry()'::regprocedure),
    'WHEN ''project'' THEN ''projects''',
    'WHEN ''project'' THEN ''projects'' WHEN ''page'' THEN ''pages'' WHEN ''site'' THEN ''site_settings''');
END $$;
--> statement-breakpoint
CREATE TRIGGER mention_media AFTER INSERT OR DELETE OR UPDATE OF body ON pages FOR EACH ROW
  EXECUTE FUNCTION mention_media_of_content('page', 'body');
--> statement-breakpoint
-- The first texts say what this software keeps; the provider adds what is special to the installation.
INSERT INTO pages (slug, name, summary, body) VALUES
('about', 'من نحن', 'منصة عربية لتعلّم البرمجة: كورسات مسجلة، ومعلّمون يجيبون عن الأسئلة، وفريق ينفّذ المشاريع التقنية.',
'<p>نعلّم البرمجة بالعربية لمن يبدأ من الصفر ولمن يريد أن يتقن. كورساتنا مسجلة، فتشاهدها في وقتك وتعود إليها متى احتجت، ومعلّم الكورس يقرأ سؤالك تحت المحاضرة نفسها ويجيب عنه.</p><h2>ماذا تجد هنا</h2><ul><li><p><strong>كورسات</strong> مرتبة في فصول ومحاضرات، تقرأ محتوى كل منها كاملًا قبل أن تشترك.</p></li><li><p><strong>مقالات</strong> مفتوحة للجميع، يمكنك حفظها لتقرأها دون اتصال بالإنترنت.</p></li><li><p><strong>خدمات تقنية</strong> لمن يريد أن ننفّذ له مشروعه، مع نماذج من أعمالنا.</p></li></ul><h2>تواصل معنا</h2><p>إن كان لديك سؤال أو اقتراح فاكتب إلينا من <a href="/contact">صفحة التواصل</a>، ونرد عليك بالبريد.</p>'),
('privacy', 'سياسة الخصوصية', 'ما الذي نحفظه عنك، ولماذا، وإلى متى، ومن يراه.',
'<p>تشرح هذه الصفحة ما نحفظه عنك حين تستخدم هذا الموقع، ولماذا نحفظه، وإلى متى. لا نبيع بياناتك، ولا نضع في الموقع إعلانات، ولا نتتبعك بخدمات شركات أخرى.</p><h2>حسابك</h2><ul><li><p>اسمك وبريدك الإلكتروني، وإن أضفتهما: رقم هاتفك وصورتك. نعرفك بها ونراسلك عليها. يراها المشرفون على الموقع، ويرى معلّم الكورس الذي اشتركت فيه اسمك وصورتك.</p></li><li><p>إن اخترت كلمة مرور فلا نحفظها نفسها، بل بصمة مشفرة منها لا يمكن استرجاع الكلمة منها. وكذلك أكواد الدخول: لا نحفظ إلا بصمتها، وتنتهي صلاحيتها بعد عشر دقائق.</p></li><li><p>الأجهزة التي سجلت الدخول منها: نوع المتصفح ووقت آخر استخدام. تراها في ملفك الشخصي وتستطيع إنهاء أي منها، وتُحذف بعد انتهائها بيوم.</p></li></ul><h2>تعلّمك</h2><ul><li><p>الكورسات التي اشتركت فيها، والمحاضرات التي شاهدتها، والموضع الذي توقفت عنده، لتكمل منه. قد يطّلع المشرفون ومعلّم الكورس على تقدّمك فيه ليساعدوك.</p></li><li><p>تقييماتك وأسئلتك وردودك تحت المحاضرات. التقييم ظاهر للجميع باسمك، والأسئلة يراها من في الكورس.</p></li><li><p>رسائلك وما ترفقه بها. لا يراها إلا طرفا المحادثة، إلا رسالة يبلّغ عنها أحدهما فيراجعها المشرفون.</p></li></ul><h2>رسائل التواصل وطلبات الخدمات</h2><p>ما تكتبه في نموذج التواصل أو طلب الخدمة: الاسم ووسائل الاتصال ونص الطلب، وما نتبادله بشأنه من رسائل. نستخدمه للرد عليك وتنفيذ طلبك.</p><h2>البريد والإشعارات</h2><ul><li><p>نحتفظ 30 يومًا بسجل الرسائل التي أرسلها الموقع إليك: العنوان والموضوع وهل وصلت، لنعرف سبب تعذر الدخول إن حدث. لا يحوي السجل نص الرسالة ولا الكود.</p></li><li><p>إن فعّلت الإشعارات على جهازك حفظنا العنوان الذي يعطيه متصفحك لذلك، وتمر الإشعارات مشفرة بخدمة متصفحك. إيقافها متاح في ملفك الشخصي.</p></li></ul><h2>سجلات الخادم والقياس</h2><ul><li><p>عند محاولات الدخول نحفظ عنوان الشبكة يومًا واحدًا لنمنع تخمين الأكواد وكلمات المرور.</p></li><li><p>نقيس سرعة فتح الصفحات دون اسم ولا عنوان: الصفحة ومدة ظهورها فقط، ونحذف القياسات بعد 90 يومًا.</p></li></ul><h2>ملفات تعريف الارتباط وذاكرة المتصفح</h2><p>لا نستخدم إلا ما يلزم لعمل الموقع: ملفا تعريف ارتباط يفتحان لك وحدك أفلام المحاضرات وملفاتها، وفي ذاكرة متصفحك جلسة الدخول، والمظهر الذي اخترته، والمقالات التي حفظتها، وما كتبته ولم تُرسله بعد.</p><h2>حقوقك</h2><p>تستطيع تعديل اسمك وصورتك ورقمك وبريدك في ملفك الشخصي. وإن أردت نسخة من بياناتك أو حذف حسابك فاكتب إلينا من <a href="/contact">صفحة التواصل</a> من بريد الحساب نفسه. قد تبقى البيانات المحذوفة في النسخ الاحتياطية إلى أن تُستبدل.</p><h2>تغيير هذه السياسة</h2><p>إن تغيّر ما نحفظه غيّرنا هذه الصفحة، وتاريخ آخر تعديل مكتوب في أولها.</p>'),
('terms', 'شروط الاستخدام', 'ما نلتزم به نحوك، وما نرجوه منك حين تستخدم الموقع وكورساته وخدماته.',
'<p>باستخدامك هذا الموقع أو إنشائك حسابًا فيه فأنت توافق على ما يلي. كتبناه بلغة واضحة، فإن بقي لديك سؤال فاكتب إلينا من <a href="/contact">صفحة التواصل</a>.</p><h2>حسابك</h2><ul><li><p>الحساب لشخص واحد، ويُفتح ببريد تملكه. لا تعط كود الدخول ولا كلمة المرور لأحد، فنحن لا نطلبهما منك أبدًا.</p></li><li><p>اكتب بياناتك صحيحة، وأخبرنا إن لاحظت أن غيرك دخل إلى حسابك.</p></li></ul><h2>الكورسات</h2><ul><li><p>الاشتراك في كورس يعطيك حق مشاهدته لنفسك. لا تنشر أفلامه وملفاته، ولا تعد بيعها، ولا تشارك حسابك ليشاهدها غيرك.</p></li><li><p>قد نحدّث محتوى الكورس أو نصحّحه. وإن أخفينا كورسًا من القوائم فإنه يبقى متاحًا لمن اشترك فيه.</p></li><li><p>يجيب المعلّمون عن الأسئلة بقدر ما يتسع وقتهم، ولا نضمن موعدًا للرد ما لم يُذكر في صفحة الكورس.</p></li></ul><h2>ما تكتبه وترفعه</h2><ul><li><p>أسئلتك وتقييماتك ورسائلك تبقى لك، وتأذن لنا بعرضها حيث كتبتها.</p></li><li><p>لا تكتب ما يسيء إلى غيرك، ولا ترفع ما لا تملك حق نشره، ولا ترسل إعلانات. ما يخالف ذلك قد نخفيه، وقد نوقف حساب من يكرره.</p></li></ul><h2>الخدمات</h2><p>طلب الخدمة من الموقع طلب لعرض، ولا يلزمك ولا يلزمنا بشيء حتى نتفق على العمل والسعر والمدة كتابة. الأسعار المذكورة في الموقع أسعار بدء.</p><h2>توفّر الموقع</h2><p>نعمل على أن يبقى الموقع متاحًا وسريعًا، وقد يتوقف للصيانة أو لعطل. لا نضمن أن يخلو من الأخطاء، ونصلح ما يصلنا خبره.</p><h2>حقوق المحتوى</h2><p>محتوى الموقع من نصوص وأفلام وصور ملك لأصحابه. يمكنك مشاركة روابط صفحاته العامة بحرية.</p><h2>تغيير الشروط</h2><p>إن غيّرنا هذه الشروط نشرنا النص الجديد هنا، وتاريخ آخر تعديل مكتوب في أوله.</p>');
