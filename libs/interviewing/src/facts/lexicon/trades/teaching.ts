import type { Trade } from '../trade';

export const teaching: Trade = {
  family: 'education',
  practices: `
    Academic advising = الإرشاد الأكاديمي
    Active learning: student centred learning, learner centred teaching = التعلم النشط، استراتيجيات التعلم النشط
    Blended learning: flipped classroom = التعلم المدمج، الفصل المقلوب
    Classroom management: behaviour management = إدارة الصف، إدارة الفصل، ضبط الصف
    Cooperative learning: collaborative learning, group work = التعلم التعاوني
    Creative writing = الكتابة الإبداعية
    Curriculum development: curriculum design, curriculum planning, syllabus design, curriculum mapping = تطوير المناهج، إعداد المناهج، تصميم المناهج
    Differentiated instruction: differentiation, differentiated learning, differentiated teaching = التعليم المتمايز، مراعاة الفروق الفردية
    E-learning: elearning, online teaching, distance learning, remote teaching, virtual classroom = التعليم الإلكتروني، التعلم الإلكتروني، التعليم عن بعد
    ESL: tesol, tefl, efl, eal, teaching english as an additional language, english as an additional language, english as a second language, english language teaching = تعليم الإنجليزية لغير الناطقين بها، تدريس اللغة الإنجليزية
    Early literacy: early reading, literacy teaching, teaching reading = القراءة المبكرة، تعليم القراءة، تعليم القراءة المبكرة، تعليم القراءة والكتابة
    Educational leadership: school leadership = القيادة التربوية، القيادة المدرسية
    Educational technology: edtech, classroom technology, technology in the classroom, interactive whiteboard, smart board = تقنيات التعليم، استخدام التقنية في التعليم، التقنية في التعليم، السبورة الذكية، تكنولوجيا التعليم
    Exam design: writing exams, exam writing, test design, item writing, rubric design, rubrics = إعداد الاختبارات، بناء الاختبارات، وضع الاختبارات
    Exam preparation: test preparation, exam coaching = التحضير للاختبارات، إعداد الطلاب للاختبارات
    Extracurricular activities: after school clubs, school activities, school trips = الأنشطة اللاصفية، الأنشطة المدرسية، النشاط المدرسي
    Formative assessment: assessment for learning = التقويم التكويني، التقييم التكويني
    Gifted education: gifted students, gifted and talented = رعاية الموهوبين، تعليم الموهوبين
    Guided reading: reading groups = القراءة الموجهة
    IELTS preparation = التحضير لاختبار الآيلتس
    Inquiry-based learning: enquiry based learning = التعلم بالاستقصاء، الاستقصاء
    Instructional design = التصميم التعليمي
    Learning management systems: lms = أنظمة إدارة التعلم، نظام إدارة التعلم
    Lesson observation: peer observation, classroom observation, lesson study = الزيارات الصفية، تبادل الزيارات
    Lesson planning: lesson plans, lesson preparation, planning lessons = تحضير الدروس، تخطيط الدروس، إعداد الدروس
    Numeracy teaching: numeracy, mathematics teaching, teaching maths, teaching mathematics = تعليم الحساب، تدريس الرياضيات
    Parent communication: parents evenings, parent meetings, communication with parents, parent engagement, parent teacher = التواصل مع أولياء الأمور، التواصل مع الأهالي
    Pastoral care: form tutor, homeroom = الرعاية الطلابية
    Phonics: synthetic phonics, jolly phonics = الصوتيات، طريقة الصوتيات
    Play-based learning: learning through play = التعلم باللعب
    Project-based learning = التعلم بالمشاريع، التعلم القائم على المشاريع
    Remedial teaching: intervention groups, remedial lessons, catch up lessons = العلاج التعليمي، الدروس العلاجية، خطط التقوية، دروس التقوية
    School drama: school plays, drama club, school theatre = المسرح المدرسي
    Science teaching: science experiments = تدريس العلوم
    Special educational needs: ~sen, ~send, special needs, special education needs, learning difficulties, learning support, individual education plan, iep = صعوبات التعلم، الاحتياجات التعليمية الخاصة، الخطة التربوية الفردية
    Student assessment: assessing pupils, pupil assessment, assessment of learning, marking and assessment = تقييم الطلاب، التقويم، تقييم الطلبة، تقويم الطلاب
    Student counseling: school counselling = الإرشاد الطلابي، التوجيه الطلابي
    Teacher training: teacher workshops, staff training sessions, training teachers = تدريب المعلمين، تأهيل المعلمين
    Teaching Arabic to non-native speakers: teaching arabic = تعليم العربية لغير الناطقين بها
    Teaching aids: teaching materials, teaching resources, learning materials, classroom displays = الوسائل التعليمية، إعداد الوسائل، إنتاج الوسائل التعليمية
    Team teaching: co teaching = التدريس المشترك
    Thesis supervision = الإشراف على الرسائل العلمية
  `,
  tools: `
    ~A level: a levels
    Adobe Captivate
    American curriculum: common core = المنهج الأمريكي
    Articulate: articulate storyline
    ~Blackboard: blackboard learn
    Bloom's taxonomy: blooms taxonomy = تصنيف بلوم
    British curriculum: english national curriculum, national curriculum = المنهج البريطاني، المنهاج البريطاني
    Cambridge curriculum: cambridge primary, cambridge primary curriculum = منهج كامبريدج
    ~Canvas: canvas lms
    ClassDojo: class dojo
    EYFS
    GCSE
    IGCSE: cambridge igcse
    International Baccalaureate: ib curriculum, pyp, myp, ib diploma = البكالوريا الدولية
    Kahoot
    Montessori = منتسوري، مونتيسوري
    Moodle
    Nearpod
    Padlet
    Quizizz
    ~Seesaw
  `,
  everyday: `
    Google Classroom
    Microsoft Teams: ms teams, teams for education = مايكروسوفت تيمز
  `,
  fields: `
    Academic research = البحث الأكاديمي
    Early childhood education: early years, kindergarten teaching = رياض الأطفال، الطفولة المبكرة
    Lecturing = التدريس الجامعي
    Primary education: primary school teaching, elementary education = التعليم الابتدائي، المرحلة الابتدائية
    STEM education: ~stem = تعليم ستيم
    Secondary education = التعليم الثانوي
    Special education = التربية الخاصة
    Teaching = التدريس، التعليم
    Tutoring = التدريس الخصوصي
  `,
  held: `
    CELTA
    PGCE
    QTS: qualified teacher status
    TKT
    Teaching license: teaching certificate = الرخصة المهنية للمعلمين، رخصة معلم، الرخصة التعليمية
  `,
};
