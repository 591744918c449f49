import type { Trade } from '../trade';

export const quality: Trade = {
  family: 'quality',
  practices: `
    API testing: postman testing = اختبار الواجهات البرمجية
    Accessibility testing = اختبار سهولة الوصول
    Bug tracking: defect tracking, defect management, bug reporting, bug reports = تتبع الأخطاء، إدارة العيوب، الإبلاغ عن الأخطاء
    Build verification testing: smoke testing, sanity testing = اختبار الدخان
    Cross-browser testing = اختبار توافق المتصفحات
    Database testing = اختبار قواعد البيانات
    End-to-end testing: e2e testing, e2e tests, end to end tests = الاختبار الشامل، اختبار النظام الكامل
    Exploratory testing = الاختبار الاستكشافي
    Integration testing = اختبار التكامل
    Manual testing = الاختبار اليدوي
    Mobile testing = اختبار التطبيقات
    Performance testing: load testing = اختبار الأداء
    Regression testing = اختبار الانحدار
    Security testing = اختبار الأمان
    Test automation: automated testing, automation testing, automated tests = أتمتة الاختبارات، الاختبارات الآلية، الاختبار الآلي
    Test cases: test case design, test scenarios, writing test cases = حالات الاختبار، كتابة حالات الاختبار
    Test planning: test plans = تخطيط الاختبارات
    Test strategy: test management, test reporting = استراتيجية الاختبار
    Test-driven development: tdd = التطوير الموجه بالاختبارات
    Unit testing: unit tests = اختبار الوحدات، اختبارات الوحدات، اختبار الوحدة
    User acceptance testing: uat = اختبار قبول المستخدم
  `,
  tools: `
    Appium
    BDD
    BrowserStack
    Charles Proxy
    Cucumber: gherkin
    Cypress
    Gatling
    JMeter
    JUnit
    ~Jest
    Katalon
    ~Mocha
    Playwright
    Postman
    Puppeteer
    REST Assured
    Robot Framework
    Selenium: selenium webdriver
    SonarQube
    Static analysis
    TestCafe
    TestNG
    TestRail
    Testing Library: react testing library
    Vitest
    WebdriverIO
    Xray for Jira: xray jira
    Zephyr
    k6
    pytest
    qTest
  `,
  fields: `
    Quality assurance: qa = ضمان الجودة، توكيد الجودة
    Software testing = اختبار البرمجيات
  `,
  held: `
    ISTQB: istqb foundation
  `,
};
