import type { Family } from '../../facts/lexicon/families';

/**
 * Everyday vocabulary for each family. These words show that an answer is about the work, whichever
 * skill the question names. Words are compared by stem.
 */
const TERMS: Readonly<Record<Exclude<Family, 'other'>, string>> = {
  software:
    'code,service,api,database,query,index,cache,latency,deploy,release,bug,test,refactor,component,module,thread,async,server,client,request,response,endpoint,schema,migration,transaction,library,framework,performance,memory,build,debug,type,interface,architecture,queue,event,scale,users,برمجة,خادم,واجهة,قاعدة,بيانات,استعلام,أداء,اختبار,نشر,خدمة,ذاكرة,مستخدم,كود,تطبيق,نظام',
  data: 'data,model,table,query,join,pipeline,dashboard,report,feature,training,accuracy,metric,dataset,cleaning,missing,outlier,distribution,sample,correlation,schedule,warehouse,validation,stakeholder,forecast,column,schema,quality,بيانات,نموذج,جدول,استعلام,تقرير,لوحة,دقة,تحليل,عينة,مؤشر,جودة',
  infrastructure:
    'server,cluster,deploy,pipeline,monitoring,alert,incident,rollback,availability,network,container,image,cost,backup,recovery,security,access,patch,automation,uptime,latency,log,capacity,node,region,outage,خادم,شبكة,مراقبة,تنبيه,حادث,نسخ,استعادة,أمان,صلاحيات,توفر',
  quality:
    'test,case,bug,defect,regression,automation,coverage,flaky,environment,requirement,report,severity,release,scenario,script,suite,acceptance,اختبار,خلل,حالة,تغطية,بيئة,متطلبات,إصدار',
  product:
    'user,customer,roadmap,priority,requirement,stakeholder,release,feature,metric,research,backlog,scope,risk,budget,milestone,team,market,value,feedback,sprint,مستخدم,عميل,متطلبات,أولوية,مخاطر,ميزانية,جدول,فريق,نطاق,قيمة',
  design:
    'user,screen,flow,wireframe,prototype,research,test,layout,colour,color,typography,accessibility,component,feedback,iteration,journey,usability,interview,contrast,مستخدم,شاشة,نموذج,اختبار,لون,تصميم,وصول,رحلة',
  marketing:
    'campaign,audience,channel,budget,conversion,content,brand,click,traffic,lead,engagement,segment,message,cost,return,keyword,post,email,reach,حملة,جمهور,قناة,ميزانية,تحويل,محتوى,علامة,زيارات,تفاعل',
  sales:
    'customer,client,deal,pipeline,quota,target,prospect,meeting,price,discount,contract,objection,renewal,revenue,negotiation,account,close,عميل,صفقة,هدف,سعر,عقد,إيرادات,تفاوض,اعتراض',
  finance:
    'budget,account,invoice,report,cost,revenue,variance,audit,reconcile,ledger,journal,balance,cash,tax,control,risk,forecast,statement,month,close,vendor,ميزانية,حساب,فاتورة,تقرير,تكلفة,إيراد,تدقيق,تسوية,نقد,ضريبة,مخاطر',
  people:
    'candidate,employee,policy,interview,hiring,training,performance,retention,manager,onboarding,turnover,survey,salary,contract,job,موظف,مرشح,سياسة,مقابلة,تدريب,أداء,عقد,توظيف,دوران',
  support:
    'customer,ticket,issue,response,resolve,escalate,satisfaction,call,chat,solution,queue,priority,angry,follow,article,عميل,شكوى,تذكرة,حل,تصعيد,رضا,مكالمة,متابعة',
  healthcare:
    'patient,ward,doctor,medication,dose,vital,chart,symptom,pain,family,safety,infection,handover,record,care,shift,emergency,assessment,مريض,جرعة,دواء,طبيب,سلامة,عدوى,رعاية,مناوبة,حالة,قسم',
  education:
    'student,lesson,class,curriculum,exam,homework,parent,activity,grade,objective,group,feedback,assessment,reading,level,طالب,طلاب,درس,صف,منهج,اختبار,واجب,نشاط,مستوى,هدف,تقييم',
  engineering:
    'design,load,drawing,site,material,safety,inspection,contractor,schedule,cost,code,calculation,machine,maintenance,pressure,temperature,concrete,steel,pump,failure,تصميم,حمل,مخطط,موقع,مواد,سلامة,فحص,مقاول,جدول,تكلفة,صيانة,آلة,خرسانة',
  logistics:
    'stock,warehouse,order,supplier,carrier,shipment,delivery,truck,route,lead,forecast,demand,inventory,purchase,pallet,pick,customs,cost,count,late,مخزون,مستودع,طلب,مورد,ناقل,شحنة,توصيل,مسار,توقع,جرد,شراء,تكلفة,تأخر',
  general: '',
};

/** Returns the vocabulary for a job family, in lower case. */
export const familyTerms = (family: Exclude<Family, 'other'>): readonly string[] =>
  TERMS[family].split(',').filter(Boolean);
