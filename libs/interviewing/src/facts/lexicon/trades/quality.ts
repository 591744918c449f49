import type { Trade } from '../trade';

export const quality: Trade = {
  family: 'quality',
  practices: `
    API testing: postman testing, rest assured = اختبار الواجهات البرمجية
    Accessibility testing = اختبار سهولة الوصول
    Bug tracking: defect tracking, defect management, bug reporting, bug reports = تتبع الأخطاء، إدارة العيوب، الإبلاغ عن الأخطاء
    Cross-browser testing: browserstack = اختبار توافق المتصفحات
    Database testing = اختبار قواعد البيانات
    End-to-end testing: e2e testing, e2e tests, end to end tests = الاختبار الشامل، اختبار النظام الكامل
    Exploratory testing = الاختبار الاستكشافي
    Integration testing = اختبار التكامل
    Manual testing = الاختبار اليدوي
    Mobile testing = اختبار التطبيقات
    Performance testing: load testing = اختبار الأداء
    Regression testing = اختبار الانحدار
    Security testing = اختبار الأمان
    Build verification testing: smoke testing, sanity testing = اختبار الدخان
    Test automation: automated testing, automation testing, automated tests = أتمتة الاختبارات، الاختبارات الآلية، الاختبار الآلي
    Test cases: test case design, test scenarios, writing test cases = حالات الاختبار، كتابة حالات الاختبار
    Test planning: test plans = تخطيط الاختبارات
    Test strategy: test management, test reporting = استراتيجية الاختبار
    Unit testing: unit tests, tdd, test driven development = اختبار الوحدات، اختبارات الوحدات، اختبار الوحدة
    User acceptance testing: uat = اختبار قبول المستخدم
  `,
  tools: `
    Appium
    Charles Proxy
    Cucumber: gherkin, bdd
    Cypress
    Gatling
    JMeter
    JUnit
    ~Jest
    ~Mocha
    Playwright
    Postman
    Robot Framework: katalon
    Selenium: selenium webdriver
    SonarQube: static analysis
    TestNG
    TestRail
    Testing Library: react testing library
    Vitest
    WebdriverIO: puppeteer, testcafe
    Zephyr: xray jira, qtest
    k6
    pytest
  `,
  fields: `
    Quality assurance: qa = ضمان الجودة، توكيد الجودة
    Software testing = اختبار البرمجيات
  `,
  held: `
    ISTQB: istqb foundation
  `,
};
