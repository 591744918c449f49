import type { Trade } from '../trade';

export const software: Trade = {
  family: 'software',
  practices: `
    API design: api development, api integration, third party apis, web services = تصميم الواجهات البرمجية، واجهات برمجة التطبيقات، الواجهات البرمجية، تطوير الواجهات البرمجية
    Accessibility: wcag, a11y, web accessibility = سهولة الوصول، إمكانية الوصول
    Android: android development, android sdk, android apps = تطوير تطبيقات أندرويد، أندرويد، تطبيقات أندرويد
    Backend development: back end development, backend engineering, server side development, server side programming = تطوير الواجهات الخلفية، تطوير الخوادم، برمجة الخلفيات
    Caching: redis caching = التخزين المؤقت
    Code review: peer review, pull requests, reviewing code = مراجعة الكود، مراجعة الشيفرة، مراجعة الشفرة
    Database design: database modelling, schema design, relational databases, databases, database development = تصميم قواعد البيانات، قواعد البيانات، قواعد البيانات العلائقية
    Debugging: bug fixing, code debugging = تصحيح الأخطاء البرمجية، تنقيح الأخطاء، إصلاح الأخطاء البرمجية
    Design patterns: software design patterns, solid principles = أنماط التصميم
    Desktop development: wpf, winforms, desktop applications = تطوير تطبيقات سطح المكتب
    Domain-driven design: ddd = التصميم الموجه بالمجال
    Embedded systems: embedded, firmware, microcontrollers, embedded software = الأنظمة المدمجة، المتحكمات الدقيقة
    Event-driven architecture: event driven, event sourcing, message queues = البنية المعتمدة على الأحداث
    Frontend development: front end development, frontend engineering, front end engineering, web development, web development frontend, ui development = تطوير الواجهات، تطوير الواجهات الأمامية، برمجة الواجهات، تطوير الويب، تطوير المواقع، برمجة المواقع
    Full-stack development: full stack = التطوير المتكامل
    Functional programming = البرمجة الوظيفية
    Game development: game design, gameplay programming = تطوير الألعاب
    Internationalization: i18n, right to left, rtl, multilingual interfaces, rtl layouts = دعم تعدد اللغات، دعم اللغة العربية، دعم الاتجاه من اليمين، تدويل البرمجيات
    Linux kernel: kernel development = نواة لينكس
    Microservices: microservice, micro services = الخدمات المصغرة
    Mobile development: mobile app development, app development, mobile application development = تطوير تطبيقات الجوال، تطوير التطبيقات، تطبيقات الهاتف، تطوير تطبيقات الهواتف، برمجة التطبيقات
    Multithreading: concurrency, parallel programming, concurrent programming = البرمجة المتزامنة
    NoSQL databases: nosql = قواعد البيانات غير العلائقية
    Object-oriented programming: oop, object oriented, object oriented design = البرمجة كائنية التوجه، البرمجة الكائنية، البرمجة كائنية المنحى
    Open-source contribution: open source, open source project = المساهمة في المصادر المفتوحة، المشاريع مفتوحة المصدر، البرمجيات مفتوحة المصدر
    Pair programming: mob programming = البرمجة الثنائية
    Payment integration: payment gateways, payment gateway integration, stripe = بوابات الدفع، ربط بوابات الدفع
    Progressive web apps: pwa, offline first = تطبيقات الويب التقدمية
    Query optimization: query tuning, sql tuning, database tuning, database performance = تحسين الاستعلامات
    Real-time systems: real time applications = أنظمة الوقت الحقيقي
    Refactoring: code refactoring, legacy code = إعادة هيكلة الكود
    Software architecture: solution architecture, application architecture, architecture design = معمارية البرمجيات، هندسة الحلول
    Software documentation: api documentation, swagger, openapi = توثيق البرمجيات، توثيق الكود
    State management: vuex, pinia, zustand, mobx, ngrx = إدارة الحالة
    System design: distributed systems = تصميم الأنظمة، الأنظمة الموزعة
    System integration: systems integration, enterprise integration = تكامل الأنظمة، ربط الأنظمة
    Version control: version control systems, source control = إدارة الإصدارات البرمجية، التحكم بالإصدارات، نظم التحكم بالإصدارات
    Web performance: core web vitals, performance optimization, page speed, performance tuning = أداء الويب، تحسين الأداء، تحسين سرعة المواقع
    Web security: owasp, application security, secure coding = أمن تطبيقات الويب، أمن التطبيقات
    iOS: ios development, ios apps = تطوير تطبيقات آيفون، تطبيقات iOS
  `,
  tools: `
    .NET: dotnet, .net core, dot net
    ASP.NET: asp.net core
    Algolia: apache solr, solr
    Android Studio: room database, kotlin coroutines
    Angular: angularjs, angular.js
    Assembly language = لغة التجميع
    Auth0: okta, keycloak
    Blockchain: ethereum
    ~Bootstrap
    !C
    C#: csharp, c sharp
    C++: cpp, c plus plus
    COBOL
    Cassandra
    ~Celery
    CodeIgniter: yii
    ~Dart
    Delphi
    Deno
    Django
    Drupal
    DynamoDB: dynamo db
    ESLint
    Elasticsearch: elastic search, opensearch
    ~Electron
    Elixir
    Ember.js: emberjs
    Entity Framework
    ~Express: express.js, expressjs
    FastAPI: fast api
    Fastify
    Firebase: firestore
    ~Flask
    Flutter
    Fortran
    !Go: golang
    GraphQL: apollo graphql
    ~Groovy: grails
    Haskell
    Hibernate
    Ionic: cordova, capacitor
    JWT: json web tokens
    Java
    JavaScript: js, ecmascript, javascript es6
    Jetpack Compose
    Kafka: apache kafka
    Kotlin
    Laravel
    ~Leaflet: mapbox, openlayers, google maps api
    MATLAB App Designer
    Magento
    Maven: gradle
    Micro-frontends: microfrontends
    Module Federation
    MongoDB: mongo
    MySQL: mariadb
    NATS: mqtt, zeromq
    Neo4j
    NestJS: nest.js
    Next.js: nextjs, next js
    Node.js: nodejs, node js
    OAuth: oauth2, oauth 2.0
    Objective-C
    Oracle Database: oracle db, pl sql, plsql
    PHP: php8
    Perl
    PostgreSQL: postgres, postgre sql
    Power Platform development: outsystems, mendix
    Prisma
    Python: python3
    REST APIs: rest api, restful, restful apis, ~rest, rest services
    RTOS: freertos
    RabbitMQ: rabbit mq
    React: react.js, reactjs
    React Native
    React Query: tanstack query, apollo client
    Redis
    Redux: redux toolkit
    ~Remix: gatsby, astro
    Rspack
    Ruby: ruby on rails, rails
    ~Rust
    SAP ABAP: abap
    SQL Server: mssql, ms sql, microsoft sql server
    SQLAlchemy: celery python
    SQLite
    Salesforce Apex: apex
    Sass: scss
    ~Scala
    Shopify
    Socket.IO
    Solidity
    Spring Boot: springboot, spring framework, spring mvc
    ~Storybook
    Strapi: contentful, sanity cms
    Supabase
    Svelte: sveltekit
    ~Swift: swiftui
    Symfony
    Tailwind CSS: tailwind, tailwindcss
    Three.js: d3.js, webgl
    TypeORM: sequelize, mongoose, drizzle orm
    TypeScript: ts
    UIKit: core data, xcode
    ~Unity
    Unreal Engine: unreal
    Visual Basic: vb.net, vb6
    Vite
    Vue: vue.js, vuejs, nuxt, nuxt.js
    WebAssembly: wasm
    WebRTC
    WebSockets: websocket
    Webpack
    WordPress
    Xamarin: maui
    gRPC
    jQuery
    npm: yarn package, pnpm
  `,
  everyday: `
    CSS: css3
    Git: github, gitlab, bitbucket
    HTML: html5
    Visual Studio Code: vs code, visual studio, intellij
  `,
  fields: `
    Algorithms: algorithm design = الخوارزميات
    Computer science = علوم الحاسب، علوم الحاسوب
    Data structures = هياكل البيانات، بنى البيانات
    Software engineering: software development = هندسة البرمجيات، تطوير البرمجيات
  `,
};
