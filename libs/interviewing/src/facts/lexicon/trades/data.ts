import type { Trade } from '../trade';

export const data: Trade = {
  family: 'data',
  practices: `
    A/B testing: ab testing, split testing, experimentation = اختبارات أ/ب
    Ad-hoc reporting: ad hoc analysis, ad hoc reports = التقارير حسب الطلب
    Bayesian statistics: bayesian inference = الإحصاء البيزي
    Big data: big data processing = البيانات الضخمة
    Causal inference: uplift modelling, causal analysis = الاستدلال السببي
    Clustering: customer clustering, k means = التجميع العنقودي
    Cohort analysis = تحليل الأفواج
    Computer vision: image processing, object detection, image classification = الرؤية الحاسوبية، معالجة الصور الرقمية
    Dashboard development: dashboards, dashboard design, building dashboards, reporting dashboards, dashboard creation = لوحات المعلومات، لوحات البيانات، لوحات المتابعة، إعداد لوحات المعلومات
    Data cleaning: data cleansing, data wrangling, data preparation, data preprocessing = تنظيف البيانات، تجهيز البيانات، معالجة البيانات
    Data governance = حوكمة البيانات
    Data labeling: data annotation = توسيم البيانات، عنونة البيانات
    Data migration = ترحيل البيانات، نقل البيانات
    Data mining = التنقيب في البيانات، التنقيب عن البيانات
    Data modeling: dimensional modelling, star schema = نمذجة البيانات
    Data pipelines: data ingestion, data engineering pipelines = خطوط البيانات، خطوط معالجة البيانات
    Data quality: data validation, data quality checks = جودة البيانات
    Data visualization: charts and graphs = عرض البيانات بيانيا، تصوير البيانات، التمثيل البياني للبيانات
    Data warehousing: data warehouse, data lake, data lakehouse = مستودعات البيانات، مستودع البيانات
    Feature engineering: feature selection = استخلاص الخصائص
    Fine-tuning = ضبط النماذج
    Funnel analysis = تحليل مسار التحويل
    Geospatial analysis: spatial analysis = التحليل المكاني
    Hyperparameter tuning = ضبط المعاملات الفائقة
    Hypothesis testing: significance testing = اختبار الفرضيات
    Large language models: llm, llms, generative ai, gpt = النماذج اللغوية الكبيرة، الذكاء الاصطناعي التوليدي، نماذج اللغة الكبيرة
    MLOps: ml pipelines, machine learning pipelines = عمليات تعلم الآلة
    Master data management: mdm, metadata management, data catalog = إدارة البيانات الرئيسية، إدارة البيانات الوصفية
    Model deployment: model serving, deploying models, productionizing models, models in production = نشر النماذج، نشر نماذج التعلم الآلي
    Model evaluation: model validation, cross validation = تقييم النماذج
    Model fairness: responsible ai, ai ethics, model explainability, explainable ai = عدالة النماذج، أخلاقيات الذكاء الاصطناعي
    Model monitoring: model drift, drift detection, monitoring models = مراقبة النماذج، مراقبة أداء النماذج
    Model training: training models = تدريب النماذج
    Natural language processing: nlp, text mining, text classification, sentiment analysis, named entity recognition, arabic nlp = معالجة اللغة الطبيعية، معالجة اللغات الطبيعية، معالجة اللغة العربية
    Predictive modeling: predictive analytics = النمذجة التنبؤية
    Prompt engineering = هندسة الأوامر النصية
    Recommender systems: recommendation systems, learning to rank, recommendation engines, ranking models = أنظمة التوصية
    Regression: linear regression, logistic regression = تحليل الانحدار، الانحدار الخطي
    Reinforcement learning = التعلم المعزز
    Retrieval-augmented generation: ~rag = التوليد المعزز بالاسترجاع
    Root-cause data analysis = تحليل أسباب تغيّر البيانات
    Speech recognition: asr, speech to text = التعرف على الكلام، التعرف على الصوت
    Streaming data: stream processing = معالجة البيانات المتدفقة
    Time series forecasting: forecasting, time series, time series analysis = السلاسل الزمنية، تحليل السلاسل الزمنية
    Transfer learning = نقل التعلم
    Web scraping: data scraping = استخراج بيانات الويب
  `,
  tools: `
    AWS Glue
    Airbyte
    Airflow: apache airflow
    Alteryx
    Amazon Athena
    Amazon Kinesis
    Amplitude
    Azure Data Factory
    Azure Synapse
    BigQuery: google bigquery
    CUDA
    DAX
    Dagster
    Databricks
    ELT
    ETL: etl pipelines
    EViews
    Fivetran
    Flink
    Google Analytics: ga4, google analytics 4 = تحليلات جوجل
    Google Earth Engine
    Google Sheets
    Great Expectations
    Hadoop: hdfs
    ~Hive
    Hugging Face: hugging face transformers, transformers library
    Informatica
    Jupyter: jupyter notebook
    KNIME
    Keras
    Kubeflow
    LangChain
    LightGBM
    LlamaIndex
    Looker
    Looker Studio: data studio
    MATLAB
    MLflow
    Matplotlib
    Metabase
    Microsoft Access: ms access
    Microsoft Fabric
    Mixpanel
    NLTK
    NumPy
    OpenCV
    Plotly
    Power BI: powerbi
    ~Presto
    PySpark
    PyTorch
    Qlik: qlikview, qlik sense
    !R
    RStudio
    RapidMiner
    Redshift: amazon redshift
    SAS
    SPSS
    SQL: structured query language
    SSAS
    SSIS
    SSRS
    SageMaker
    SciPy
    Seaborn
    Snowflake
    ~Spark: apache spark
    Stata
    Stitch Data
    Superset: apache superset
    T-SQL
    Tableau
    Talend
    TensorFlow
    Trino
    Vertex AI
    XGBoost
    YOLO
    dbt: data build tool
    ggplot
    pandas
    scikit-learn: sklearn
    spaCy
  `,
  fields: `
    Artificial intelligence: ~ai = الذكاء الاصطناعي
    Business intelligence: bi reporting = ذكاء الأعمال
    Data analysis: data analytics, data analyst, analyzing data = تحليل البيانات
    Data engineering = هندسة البيانات
    Data science = علم البيانات
    Deep learning: neural networks, transformers architecture = التعلم العميق، الشبكات العصبية
    Machine learning: ~ml = تعلم الآلة، التعلم الآلي
    Statistics: statistical analysis, statistical modeling = الإحصاء، التحليل الإحصائي
  `,
};
