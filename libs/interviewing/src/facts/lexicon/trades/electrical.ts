import type { Trade } from '../trade';

export const electrical: Trade = {
  family: 'engineering',
  practices: `
    Arc flash studies: arc flash = دراسات الوميض القوسي
    Battery storage: battery energy storage, ~bess, battery systems = تخزين الطاقة بالبطاريات
    Building management systems: bms, building automation = أنظمة إدارة المباني، نظام إدارة المباني
    Cable schedules: cable lists, wire lists, cable routing = جداول الكابلات
    Control systems: process control, automation systems, industrial automation = أنظمة التحكم، التحكم الآلي، الأتمتة الصناعية
    Earthing design: earthing, grounding, earthing and lightning protection, lightning protection = التأريض، أنظمة التأريض، مانعات الصواعق
    Electrical installation: electrical wiring, wiring, cabling, cable pulling, cable laying = التمديدات الكهربائية، التركيبات الكهربائية، تمديد الكابلات
    Electrical load calculation: load calculation, load schedules, load study, load flow = حساب الأحمال، حسابات الأحمال الكهربائية، حساب الأحمال الكهربائية، جداول الأحمال، حسابات الأحمال
    Electrical schematics: circuit diagrams, wiring diagrams, electrical drawings, schematic drawings, electrical diagrams = المخططات الكهربائية، مخططات الدوائر، الرسومات الكهربائية
    Electrical testing: insulation resistance, megger testing, electrical troubleshooting, fault finding, electrical fault finding = الفحوصات الكهربائية، الاختبارات الكهربائية، كشف الأعطال الكهربائية
    Fiber optics: fibre optic, optical fiber, fiber splicing = الألياف الضوئية، الألياف البصرية
    Fire alarm design: fire alarm systems, fire alarm, fire detection = أنظمة إنذار الحريق، تصميم أنظمة إنذار الحريق، إنذار الحريق
    Generators: diesel generators, generator maintenance, standby generators, gensets = المولدات الكهربائية، المولدات، مولدات الديزل
    Harmonic analysis: harmonics, harmonics measurement, power quality = تحليل التوافقيات، جودة الطاقة
    ~Instrumentation: instrument calibration, calibration, field instruments = أجهزة القياس والتحكم، الأجهزة الدقيقة، معايرة الأجهزة، المعايرة
    Lighting design: lighting layouts, lighting calculation, lighting distribution, lighting = تصميم الإنارة، توزيع الإنارة، شبكات الإنارة، حسابات الإنارة
    Lockout tagout: ~loto = إجراءات العزل والقفل
    Low current systems: low current, elv systems, extra low voltage, structured cabling, cctv installation, access control systems, public address = أنظمة التيار الخفيف، التيار الخفيف، أنظمة الجهد المنخفض
    Motor control: vfd, variable frequency drives, electric motors, motor control centers, mcc = التحكم بالمحركات، المحركات الكهربائية
    PCB design: pcb layout, circuit design, circuit board = تصميم الدوائر الإلكترونية، تصميم الدوائر المطبوعة
    PLC: plc programming, plcs = برمجة المتحكمات المنطقية، المتحكمات المنطقية
    Panel design: control panels, control panel design, panel building, distribution boards, electrical panels = تصميم اللوحات الكهربائية، اللوحات الكهربائية، لوحات التحكم
    Power distribution: electrical distribution, distribution networks, lv distribution, power networks = توزيع الطاقة، شبكات التوزيع، توزيع القوى، شبكات القوى
    Protection coordination: relay protection, protection relays, protective relaying, relay coordination, power system protection, selectivity = تنسيق الحماية، مرحلات الحماية، وقاية الشبكات، أجهزة الحماية
    RF engineering methods: rf planning, rf optimization, antenna design, drive test = تخطيط الشبكات اللاسلكية
    SCADA = أنظمة سكادا، سكادا
    Short-circuit studies: short circuit, short circuit calculation, short circuit analysis, fault level = دراسات قصر الدائرة، حساب قصر الدائرة، قصر الدائرة
    Single-line diagrams: sld, one line diagram = المخططات أحادية الخط، مخطط أحادي الخط، المخطط الأحادي
    Solar power design: pv design, photovoltaic, solar pv, pv systems, solar panels = تصميم أنظمة الطاقة الشمسية، الألواح الشمسية، أنظمة الطاقة الشمسية
    Soldering = اللحام الإلكتروني
    Substation design: substations, substation, high voltage substations = محطات التحويل، المحطات الفرعية
    Switchgear: mv switchgear, lv switchgear, medium voltage switchgear, switchboards, switchboard design, switchboard layouts, ring main unit = لوحات التوزيع، القواطع الكهربائية، لوحات الجهد المتوسط
    Transformer maintenance: electrical transformers, power transformers, distribution transformers = المحولات الكهربائية
    Transmission lines: overhead lines, power transmission = خطوط النقل، خطوط نقل الطاقة
    UPS systems: uninterruptible power, ups maintenance = أنظمة الطاقة غير المنقطعة
    Voltage drop calculation: voltage drop, cable sizing = هبوط الجهد، حساب هبوط الجهد، حساب مقاطع الكابلات
  `,
  tools: `
    Allen-Bradley
    Altium: altium designer
    Arduino = أردوينو
    AutoCAD Electrical
    BS 7671: 18th edition
    DCS
    DIALux: dialux evo
    DIgSILENT PowerFactory: powerfactory, digsilent
    EPLAN: eplan electric p8
    ETAP
    Eagle PCB
    FPGA
    HMI
    HelioScope
    IEC 60204
    IEC 60364
    IEC 61131
    IEC 61439
    IEC 61850
    IEC standards
    KNX
    KiCad
    LabVIEW
    NEC code: nfpa 70, national electrical code
    NFPA
    NFPA 13
    NFPA 72
    PVsyst
    Raspberry Pi
    Relux
    Siemens PLC: s7
    Simulink: matlab simulink
    TIA Portal
    VHDL
    Verilog
  `,
  fields: `
    Electrical design: electrical systems design = التصميم الكهربائي
    Power systems = نظم القوى الكهربائية
    Renewable energy: solar energy, wind energy = الطاقة المتجددة، الطاقة الشمسية
    Telecommunications: telecom = الاتصالات السلكية واللاسلكية
  `,
};
