import type { Trade } from '../trade';

export const logistics: Trade = {
  family: 'logistics',
  practices: `
    Barcode systems: barcode scanning, handheld scanners, rf scanner, rf scanning = أنظمة الباركود، أجهزة الباركود، أجهزة المسح اليدوية
    Carrier management: carrier negotiation, freight negotiation, carrier relations = إدارة شركات الشحن، إدارة الناقلين
    Category management = إدارة الفئات
    Cold chain: cold chain management, temperature controlled storage, temperature controlled logistics = سلسلة التبريد، التخزين المبرد
    Customs clearance: customs, customs brokerage, customs declarations, customs documentation = التخليص الجمركي، البيان الجمركي
    Cycle counting: cycle counts = الجرد الدوري، الجرد المستمر
    Demand planning: demand forecasting = تخطيط الطلب، توقع الطلب، التنبؤ بالطلب
    Distribution planning: distribution management, distribution operations = تخطيط التوزيع، إدارة التوزيع، عمليات التوزيع
    Dock scheduling: dock management, loading dock, yard management, cross docking = جدولة الأرصفة، إدارة أرصفة التحميل
    Fleet management: fleet maintenance = إدارة الأسطول، إدارة أسطول المركبات
    Forklift operation: forklift, forklift driving, forklift license, forklift certificate, reach truck = تشغيل الرافعات الشوكية، قيادة الرافعة الشوكية، الرافعات الشوكية، الرافعة الشوكية، رخصة رافعة شوكية، رخصة الرافعة الشوكية
    Freight forwarding: freight, air freight, ocean freight, sea freight = الشحن الدولي، شحن البضائع، الشحن البحري، الشحن الجوي
    Import and export: import export = الاستيراد والتصدير
    Incoterms = شروط التجارة الدولية، الإنكوترمز
    Inventory accuracy: stock accuracy = دقة المخزون، دقة الجرد
    Inventory management: stock control, inventory control, stock management, inventory planning, stock replenishment = إدارة المخزون، مراقبة المخزون، ضبط المخزون
    Labor planning = تخطيط العمالة
    Last-mile delivery: last mile = توصيل الميل الأخير
    Lean warehousing: 5s warehouse = الترشيق في المستودعات
    Loading and unloading: truck loading, loading trucks, container loading, container unloading = التحميل والتفريغ، تحميل الشاحنات، تفريغ الحاويات
    Material handling: manual handling = مناولة المواد، مناولة البضائع
    Material requirements planning: mrp, material planning, materials planning = تخطيط الاحتياجات من المواد، تخطيط المواد
    Order fulfillment: order fulfilment, order processing = تجهيز الطلبات، تنفيذ الطلبات، معالجة الطلبات
    Order picking: picking and packing, pick and pack, order preparation = تحضير الطلبات، الانتقاء والتغليف
    Pallet jack operation: pallet jack = تشغيل عربات المنصات اليدوية
    Purchase order management: purchase orders, po processing, raising purchase orders, purchase requisitions = أوامر الشراء، إصدار أوامر الشراء، طلبات الشراء
    Receiving and put-away: goods receiving, goods in, goods receipt, receiving goods, inbound operations, put away, inbound logistics = استلام البضائع، استلام البضاعة، استلام وتخزين البضائع، فحص البضائع الواردة
    Replenishment planning: safety stock, reorder point = تخطيط إعادة التموين، مخزون الأمان
    Reverse logistics: returns handling, returns management = إدارة المرتجعات، معالجة المرتجعات
    Sales and operations planning: s op = تخطيط المبيعات والعمليات
    Shift planning: shift scheduling, staff scheduling, rota planning, rostering, staff rota = تخطيط الورديات، جدولة الورديات، جداول المناوبات، إعداد جداول المناوبات، تنظيم المناوبات
    Shipping documentation: shipping documents, bill of lading, bills of lading, air waybill, export documentation = وثائق الشحن، مستندات الشحن، بوالص الشحن، بوليصة الشحن
    Slotting: slotting optimisation, warehouse layout, layout optimization, layout planning = تنظيم مواقع التخزين، تخطيط المستودع
    Spend analysis: cost savings analysis = تحليل الإنفاق
    Strategic sourcing = التوريد الاستراتيجي
    Supplier evaluation: supplier performance, supplier selection, supplier management, supplier relationship management, supplier qualification = تقييم الموردين، اختيار الموردين، تأهيل الموردين
    Supplier negotiation: negotiating with suppliers, price negotiation, vendor negotiation = التفاوض مع الموردين، مفاوضة الموردين
    Third-party logistics: 3pl management = خدمات لوجستية لطرف ثالث
    Transportation management: transport planning, route planning, route optimisation, dispatching, transport management, load planning = إدارة النقل، تخطيط النقل، تخطيط المسارات، تخطيط خطوط السير
    Warehouse automation: automated storage, conveyor systems, asrs, sortation = أتمتة المستودعات
    Warehouse management: warehouse operations, warehousing, storekeeping = إدارة المستودعات، إدارة المستودع، إدارة المخازن، عمليات المستودعات
    Warehouse management systems: wms = أنظمة إدارة المستودعات، نظام إدارة المستودعات
  `,
  tools: `
    Blue Yonder
    ~Coupa
    Manhattan WMS
    Oracle SCM
    RFID
    RedPrairie: red prairie
    SAP Ariba: ariba
    SAP EWM
    SAP MM
    SAP WM
  `,
  fields: `
    Logistics: logistics operations = الخدمات اللوجستية، اللوجستيات، العمليات اللوجستية، اللوجستيك
    Procurement: purchasing = المشتريات
    Supply chain management: supply chain = سلاسل الإمداد، سلسلة التوريد، سلسلة الإمداد، إدارة سلسلة الإمداد
  `,
  held: `
    APICS
    CIPS: mcips
    CPIM
    CSCP
  `,
};
