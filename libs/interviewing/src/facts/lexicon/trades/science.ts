import type { Trade } from '../trade';

export const science: Trade = {
  family: 'other',
  practices: `
    Bioinformatics: sequence analysis, genomics, ngs analysis = المعلوماتية الحيوية
    Cell culture: tissue culture, mammalian cell culture = زراعة الخلايا، زراعة الأنسجة
    Chromatography: gas chromatography, liquid chromatography, gc ms, lc ms = الكروماتوغرافيا، الاستشراب
    Data collection: field data collection = جمع البيانات
    Experimental design: design of experiments, ~doe, experiment planning = تصميم التجارب
    Field sampling: environmental sampling, fieldwork = أخذ العينات الميدانية، العمل الميداني
    Flow cytometry = قياس التدفق الخلوي
    Gel electrophoresis: sds page = الرحلان الكهربائي
    Laboratory equipment calibration: equipment calibration, instrument maintenance = معايرة أجهزة المختبر، معايرة المعدات
    Laboratory safety: lab safety, biosafety = السلامة في المختبر، سلامة المختبرات
    Literature review: literature search, systematic review = مراجعة الأدبيات، مراجعة الدراسات السابقة
    Mass spectrometry = مطيافية الكتلة
    Method validation: method development, analytical method development = التحقق من طرق التحليل، تطوير طرق التحليل
    Microscopy: electron microscopy, confocal microscopy, sem imaging = الفحص المجهري، المجهر الإلكتروني
    Molecular cloning: cloning genes = الاستنساخ الجزيئي
    PCR: qpcr, rt pcr, polymerase chain reaction = تفاعل البلمرة المتسلسل
    Qualitative research: qualitative analysis, thematic analysis = البحث النوعي
    Quantitative research: quantitative analysis = البحث الكمي، التحليل الكمي
    Sample preparation: sample collection, sample analysis, sampling = تحضير العينات، تحليل العينات، جمع العينات
    Scientific writing: research papers, scientific publishing, manuscript writing, academic writing = الكتابة العلمية، كتابة الأبحاث، الكتابة الأكاديمية
    Spectroscopy: nmr, ftir, uv vis, spectrophotometry = التحليل الطيفي، المطيافية
    Titration: wet chemistry = المعايرة الكيميائية
    Water testing: water quality testing, water analysis = فحص المياه، تحليل المياه
  `,
  tools: `
    ATLAS.ti: atlas ti
    CRISPR: gene editing
    ELISA
    EndNote
    Good laboratory practice: glp
    GraphPad Prism: graphpad
    HPLC
    ISO 15189
    ISO 17025
    ImageJ
    LIMS: laboratory information management = نظام إدارة معلومات المختبر
    LaTeX
    Mendeley
    NVivo
    OriginLab: origin lab
    Western blotting: western blot
    Zotero
  `,
};
