import type { Trade } from '../trade';

export const infrastructure: Trade = {
  family: 'infrastructure',
  practices: `
    Backup and recovery: backups, backup management, data backup = النسخ الاحتياطي، النسخ الاحتياطي والاستعادة
    Capacity planning of systems: scalability planning = تخطيط السعة
    Cloud computing: cloud platforms, cloud services, cloud infrastructure, public cloud = الحوسبة السحابية، المنصات السحابية، الخدمات السحابية، السحابة
    Cloud migration = الترحيل إلى السحابة، الانتقال إلى السحابة
    Configuration management = إدارة الإعدادات
    Cost optimization: finops, cloud cost = تحسين تكلفة السحابة
    Database administration: dba tasks, database management = إدارة قواعد البيانات
    Digital forensics: malware analysis = التحليل الجنائي الرقمي، تحليل البرمجيات الخبيثة
    Disaster recovery = التعافي من الكوارث
    Encryption: pki, cryptography, tls = التشفير
    Identity and access management: iam, single sign on, sso, mfa, user account management, access management = إدارة الهوية والصلاحيات، إدارة صلاحيات المستخدمين، إدارة الصلاحيات
    Incident response: incident management, on call, incident handling = الاستجابة للحوادث، إدارة الحوادث
    Load balancing = موازنة الأحمال
    Network administration: network management, lan wan, lan, network configuration, routing and switching, switches and routers, routers and switches = إدارة الشبكات، تركيب الشبكات، إعداد الشبكات، أساسيات الشبكات
    Network security: network defence, endpoint protection, endpoint security, edr, antivirus = أمن الشبكات، حماية الأجهزة الطرفية
    Observability: monitoring and alerting, system monitoring, log management = مراقبة الأنظمة
    Patch management = إدارة التحديثات الأمنية
    Penetration testing: pentesting, ethical hacking, red teaming, kali linux = اختبار الاختراق، القرصنة الأخلاقية
    Release automation: deployment automation, deployment pipelines, release pipelines = أتمتة النشر
    Security awareness: phishing simulations, security training = التوعية الأمنية
    Security governance: grc, security policies, security compliance = حوكمة الأمن السيبراني، الضوابط الأساسية للأمن السيبراني
    Server administration: system administration, systems administration, server management, linux administration, windows administration, server maintenance = إدارة الخوادم، إدارة الأنظمة، صيانة الخوادم
    Service mesh = شبكة الخدمات
    Site reliability engineering: sre = موثوقية المواقع
    Threat detection: threat hunting, intrusion detection, soc monitoring, security operations, security operations center, security monitoring = كشف التهديدات، صيد التهديدات، مراقبة الأمن السيبراني، مركز عمليات الأمن
    Virtualization = الحوسبة الافتراضية، البيئات الافتراضية
    VoIP: ip telephony = الاتصال عبر الإنترنت
    Vulnerability management: vulnerability assessment, vulnerability scanning = إدارة الثغرات، فحص الثغرات
    Wireless networks: wifi, wi fi, wlan = الشبكات اللاسلكية، شبكات الواي فاي
    Zero-trust security: zero trust = الثقة الصفرية
  `,
  tools: `
    AWS: amazon web services
    AWS Lambda: lambda functions
    Active Directory
    Akamai
    Ansible
    ~Apache
    Argo CD: argocd
    Aruba Networks
    Azure: microsoft azure
    Azure DevOps
    Bamboo CI
    Bash: shell scripting, bash scripting
    Burp Suite
    CI/CD: continuous integration, continuous delivery, continuous deployment, ci cd pipelines
    COBIT
    Check Point firewall: checkpoint firewall
    ~Chef
    CircleCI
    Cisco: cisco routers
    CloudFormation
    CloudWatch
    Cloudflare
    Containerization: application containers, docker containers, linux containers
    CrowdStrike
    DNS
    Datadog
    Debian
    Distributed tracing
    Docker
    EC2
    ELK Stack
    Exchange Server: microsoft exchange
    Firewalls: firewall
    Flux CD: fluxcd
    Fortinet: fortigate
    GitHub Actions
    GitLab CI: gitlab ci cd
    GitOps
    Google Cloud: gcp, google cloud platform
    Grafana
    HAProxy
    ~Helm
    Hyper-V
    IIS
    ISO 22301
    ISO 27001
    Infrastructure as code: iac
    Istio
    Jenkins
    Juniper
    Kibana
    Kubernetes: k8s
    Linkerd
    Linux
    Logstash
    Metasploit
    Microsoft Defender
    MikroTik
    NCA controls
    NIST
    Nagios
    Nessus
    New Relic
    Nginx
    Nmap
    OpenShift
    OpenStack
    OpenTelemetry
    PCI DSS
    PRTG
    Palo Alto Networks: palo alto
    PowerShell
    Prometheus
    Proxmox
    Pulumi
    ~Puppet
    QRadar
    Rancher
    Red Hat
    S3: amazon s3
    SIEM
    SOC 2
    SaltStack
    SentinelOne
    Serverless
    Splunk
    TOGAF
    TeamCity: team city
    Terraform
    Tomcat: apache tomcat
    Ubuntu
    VMware: vsphere
    VPN
    ~Vagrant
    ~Vault: hashicorp vault
    Veeam
    Windows Server
    Wireshark
    ~Zabbix
  `,
  fields: `
    Cybersecurity: cyber security, information security = الأمن السيبراني، أمن المعلومات
    DevOps: devops practices = ديف أوبس
    Networking: tcp ip, computer networks = الشبكات، شبكات الحاسب
  `,
  held: `
    AWS certification: aws certified
    Azure certification: azure certified, az 104
    CCIE
    CCNA
    CCNP
    CEH
    CISA
    CISM
    CISSP
    CKA
    Cisco certification: cisco certified
    CompTIA Security+: comptia security
    OSCP
  `,
};
