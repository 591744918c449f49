import type { Trade } from '../trade';

export const marketing: Trade = {
  family: 'marketing',
  practices: `
    Affiliate marketing = التسويق بالعمولة
    Brand management: brand strategy, brand building = إدارة العلامة التجارية، بناء العلامة التجارية، إدارة الهوية
    Campaign management: campaign planning, marketing campaigns, advertising campaigns = إدارة الحملات، إدارة الحملات التسويقية، الحملات التسويقية
    Community management = إدارة المجتمعات الرقمية
    Content marketing: content creation, creating content, content production = التسويق بالمحتوى، صناعة المحتوى، إنشاء المحتوى، كتابة المحتوى
    Content strategy: content planning, content calendar, editorial calendar = استراتيجية المحتوى، خطة المحتوى، تقويم المحتوى
    Conversion rate optimization: ~cro, conversion optimization, landing page optimisation, landing pages = تحسين معدل التحويل، صفحات الهبوط
    Copywriting = كتابة المحتوى الإعلاني، كتابة الإعلانات
    Customer acquisition: user acquisition = اكتساب العملاء
    Email marketing: newsletters, email campaigns = التسويق بالبريد الإلكتروني، النشرات البريدية، الحملات البريدية
    Event management: event planning, event organisation, events management, event coordination = إدارة الفعاليات، تنظيم الفعاليات، تنظيم المؤتمرات
    Exhibition management: trade shows, exhibitions, trade fairs = تنظيم المعارض، إدارة المعارض
    Growth marketing: growth hacking = تسويق النمو
    Influencer marketing: influencer campaigns, influencers = التسويق عبر المؤثرين، التعامل مع المؤثرين
    Lead generation: demand generation = توليد العملاء المحتملين، جذب العملاء المحتملين
    Market segmentation: segmentation, audience segmentation, customer segmentation = تقسيم السوق، تجزئة السوق، تقسيم العملاء
    Marketing analytics: campaign analysis, campaign reporting, marketing reporting = تحليلات التسويق، تحليل الحملات، قياس أداء الحملات
    Marketing automation: drip campaigns = أتمتة التسويق
    Marketing budget management: marketing budgets, advertising budget = إدارة ميزانية التسويق، الميزانية التسويقية
    Marketing strategy: marketing planning, marketing plans = استراتيجية التسويق، الخطط التسويقية، الخطة التسويقية، التخطيط التسويقي
    Media buying: media planning = شراء الإعلانات، شراء المساحات الإعلانية، التخطيط الإعلامي
    PPC: pay per click = إعلانات الدفع بالنقرة
    Paid advertising: paid social, paid media, paid search, performance marketing, online advertising, paid campaigns, digital advertising = الإعلانات المدفوعة، الحملات المدفوعة، الإعلانات الرقمية، الحملات الإعلانية
    Press relations: media relations, press releases = العلاقات الإعلامية، البيانات الصحفية
    Product marketing = تسويق المنتجات
    SEM: search engine marketing = التسويق عبر محركات البحث
    SEO: search engine optimization, keyword research, link building, on page seo = تحسين محركات البحث، السيو
    Social media marketing: social media, social media management, community growth, social media advertising, social media content = وسائل التواصل الاجتماعي، التواصل الاجتماعي، التسويق عبر وسائل التواصل، إدارة وسائل التواصل الاجتماعي، إدارة حسابات التواصل، إدارة صفحات التواصل
    Sponsorship management: sponsorships = إدارة الرعايات
    Storytelling = السرد القصصي
    Survey design: customer surveys, focus groups, questionnaire design = الاستبيانات، تصميم الاستبيانات، مجموعات التركيز
  `,
  tools: `
    Ahrefs
    Facebook Ads: meta ads, facebook ads manager = إعلانات فيسبوك، إعلانات ميتا
    Google Ads: adwords, google adwords = إعلانات جوجل
    Google Search Console: search console
    Google Tag Manager
    Hootsuite
    HubSpot
    Instagram Ads
    ~Klaviyo
    LinkedIn Ads
    Mailchimp
    Marketo
    Meta Business Suite
    Screaming Frog
    Semrush
    Snapchat Ads = إعلانات سناب شات
    Sprout Social
    TikTok Ads = إعلانات تيك توك
  `,
  fields: `
    Digital marketing: online marketing = التسويق الرقمي، التسويق الإلكتروني
    Marketing = التسويق
    Public relations: ~pr = العلاقات العامة
  `,
};
