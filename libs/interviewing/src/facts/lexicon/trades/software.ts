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
    Desktop development: desktop applications = تطوير تطبيقات سطح المكتب
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
    Payment integration: payment gateways, payment gateway integration = بوابات الدفع، ربط بوابات الدفع
    Progressive web apps: pwa, offline first = تطبيقات الويب التقدمية
    Query optimization: query tuning, sql tuning, database tuning, database performance = تحسين الاستعلامات
    Real-time systems: real time applications = أنظمة الوقت الحقيقي
    Refactoring: code refactoring, legacy code = إعادة هيكلة الكود
    Software architecture: solution architecture, application architecture, architecture design = معمارية البرمجيات، هندسة الحلول
    Software documentation: api documentation = توثيق البرمجيات، توثيق الكود
    State management = إدارة الحالة
    System design: distributed systems = تصميم الأنظمة، الأنظمة الموزعة
    System integration: systems integration, enterprise integration = تكامل الأنظمة، ربط الأنظمة
    Version control: version control systems, source control = إدارة الإصدارات البرمجية، التحكم بالإصدارات، نظم التحكم بالإصدارات
    Web performance: core web vitals, performance optimization, page speed, performance tuning = أداء الويب، تحسين الأداء، تحسين سرعة المواقع
    Web security: owasp, application security, secure coding = أمن تطبيقات الويب، أمن التطبيقات
    iOS: ios development, ios apps = تطوير تطبيقات آيفون، تطبيقات iOS
  `,
  tools: `
    .NET: dotnet, .net core, dot net
    .NET MAUI: maui
    ASP.NET: asp.net core
    Algolia
    Android Studio
    Angular
    AngularJS: angular.js
    Apollo Client
    Apollo GraphQL
    Assembly language = لغة التجميع
    ~Astro
    Auth0
    Blockchain
    ~Bootstrap
    !C
    C#: csharp, c sharp
    C++: cpp, c plus plus
    COBOL
    Capacitor
    Cassandra
    ~Celery
    Celery Python
    CodeIgniter
    Contentful
    Cordova
    Core Data
    D3.js
    ~Dart
    Delphi
    Deno
    Django
    Drizzle ORM
    Drupal
    DynamoDB: dynamo db
    ESLint
    Elasticsearch: elastic search
    ~Electron
    Elixir
    Ember.js: emberjs
    Entity Framework
    Ethereum
    ~Express: express.js, expressjs
    FastAPI: fast api
    Fastify
    Firebase
    Firestore
    ~Flask
    Flutter
    Fortran
    Gatsby
    !Go: golang
    Google Maps API
    Gradle
    Grails
    GraphQL
    ~Groovy
    Haskell
    Hibernate
    Ionic
    JWT: json web tokens
    Java
    JavaScript: js, ecmascript, javascript es6
    Jetpack Compose
    Kafka: apache kafka
    Keycloak
    Kotlin
    Kotlin coroutines
    Laravel
    ~Leaflet
    MATLAB App Designer
    MQTT
    Magento
    Mapbox
    MariaDB
    Maven
    Mendix
    Micro-frontends: microfrontends
    MobX
    Module Federation
    MongoDB: mongo
    Mongoose
    MySQL
    NATS
    Neo4j
    NestJS: nest.js
    Next.js: nextjs, next js
    NgRx
    Node.js: nodejs, node js
    Nuxt: nuxt.js
    OAuth: oauth2, oauth 2.0
    Objective-C
    Okta
    OpenAPI
    OpenLayers
    OpenSearch
    Oracle Database: oracle db
    OutSystems
    PHP: php8
    PL/SQL: plsql
    Perl
    Pinia
    PostgreSQL: postgres, postgre sql
    Power Platform development
    Prisma
    Python: python3
    REST APIs: rest api, restful, restful apis, ~rest, rest services
    RTOS: freertos
    RabbitMQ: rabbit mq
    React: react.js, reactjs
    React Native
    React Query: tanstack query
    Redis
    Redux: redux toolkit
    ~Remix
    Room database
    Rspack
    Ruby
    Ruby on Rails: rails
    ~Rust
    SAP ABAP: abap
    SQL Server: mssql, ms sql, microsoft sql server
    SQLAlchemy
    SQLite
    Salesforce Apex: apex
    Sanity CMS
    Sass: scss
    ~Scala
    Sequelize
    Shopify
    Socket.IO
    Solidity
    Solr: apache solr
    Spring Boot: springboot
    Spring Framework: spring mvc
    ~Storybook
    Strapi
    Stripe
    Supabase
    Svelte: sveltekit
    Swagger
    ~Swift
    SwiftUI
    Symfony
    Tailwind CSS: tailwind, tailwindcss
    Three.js
    TypeORM
    TypeScript: ts
    UIKit
    ~Unity
    Unreal Engine: unreal
    VB.NET
    Visual Basic: vb6
    Vite
    Vue: vue.js, vuejs
    Vuex
    WPF
    WebAssembly: wasm
    WebGL
    WebRTC
    WebSockets: websocket
    Webpack
    WinForms
    WordPress
    Xamarin
    Xcode
    Yarn package manager: yarn package
    Yii
    ZeroMQ
    Zustand
    gRPC
    jQuery
    npm
    pnpm
  `,
  everyday: `
    Bitbucket
    CSS: css3
    Git
    GitHub
    GitLab
    HTML: html5
    IntelliJ IDEA: intellij
    Visual Studio
    Visual Studio Code: vs code
  `,
  fields: `
    Algorithms: algorithm design = الخوارزميات
    Computer science = علوم الحاسب، علوم الحاسوب
    Data structures = هياكل البيانات، بنى البيانات
    Software engineering: software development = هندسة البرمجيات، تطوير البرمجيات
  `,
};
