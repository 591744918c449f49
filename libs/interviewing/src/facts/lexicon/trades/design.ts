import type { Trade } from '../trade';

export const design: Trade = {
  family: 'design',
  practices: `
    3D modeling: 3ds max, 3d rendering, rendering, 3d visualisation, 3d design = النمذجة ثلاثية الأبعاد، التصميم ثلاثي الأبعاد
    Accessibility design: inclusive design = تصميم سهولة الوصول
    Art direction: creative direction = الإدارة الفنية، الإخراج الفني
    Branding: brand identity, visual identity, logo design, corporate identity = الهوية البصرية، تصميم الهوية البصرية، تصميم الشعارات، الهوية التجارية
    Content design: ux writing, microcopy = تصميم المحتوى، كتابة تجربة المستخدم
    Design handoff: design specs, developer handoff = تسليم التصاميم للمطورين
    Design systems: component libraries = أنظمة التصميم، نظام التصميم
    Design thinking = التفكير التصميمي
    Exhibition design: booth design = تصميم المعارض
    Fashion design: garment design, pattern cutting, pattern making = تصميم الأزياء، عمل الباترون
    Illustration: digital illustration = الرسم التوضيحي، الرسم الرقمي
    Information architecture = بنية المعلومات
    Interaction design = تصميم التفاعل
    Interior design: space planning, interior architecture = التصميم الداخلي، تصميم الديكور
    Journey mapping: customer journey mapping, user journeys = خرائط رحلة المستخدم، رحلة العميل
    Motion design: motion graphics, animation, 2d animation = الموشن جرافيك، تصميم الحركة، الرسوم المتحركة
    Packaging design = تصميم العبوات، تصميم التغليف، تصميم التعبئة
    Persona development: personas = بناء شخصيات المستخدمين
    Photo editing: photo retouching, retouching, image editing = تعديل الصور، معالجة الصور
    Print design: print production, prepress, layout design, brochure design, offset printing = تصميم المطبوعات، الطباعة، تجهيز الطباعة
    Prototyping: prototypes = النماذج الأولية
    Responsive design: responsive web design, mobile first design = التصميم المتجاوب، التصميم المتجاوب مع الأجهزة
    Service design = تصميم الخدمات
    Sewing: garment sewing, tailoring, alterations = الخياطة، التفصيل
    Typography = تنسيق الخطوط، فن الخطوط
    Usability testing: user testing = اختبار قابلية الاستخدام، اختبارات المستخدم
    User flows: task flows = مسارات المستخدم
    User research: ux research = أبحاث المستخدمين، بحوث المستخدمين
    Video editing: video montage, film editing = المونتاج، تحرير الفيديو، مونتاج الفيديو
    Visual design = التصميم المرئي، التصميم البصري
    Wireframing: wireframes = المخططات الهيكلية للشاشات
  `,
  tools: `
    Adobe Creative Suite: adobe creative cloud, creative cloud, adobe suite = حزمة أدوبي
    Adobe XD
    After Effects: adobe after effects = أفتر إفكتس
    Autodesk Maya
    Blender
    Cinema 4D
    CorelDRAW: corel draw
    DaVinci Resolve
    FigJam
    Figma = فيجما
    Final Cut Pro: final cut
    Hotjar
    Illustrator: adobe illustrator = إليستريتور
    InDesign: adobe indesign = إنديزاين
    ~InVision
    Lightroom: adobe lightroom
    ~Maze
    ~Miro
    Photoshop: adobe photoshop = فوتوشوب
    Premiere Pro: adobe premiere = بريمير
    ~Sketch
    UserTesting
    Webflow
    ZBrush
  `,
  everyday: `
    Canva
  `,
  fields: `
    Graphic design = التصميم الجرافيكي، تصميم جرافيك
    UI design: user interface design, ui, ui ux, interface design = واجهات المستخدم، تصميم الواجهات، تصميم واجهات المستخدم
    UX design: user experience, user experience design, ux = تجربة المستخدم، تصميم تجربة المستخدم
  `,
};
