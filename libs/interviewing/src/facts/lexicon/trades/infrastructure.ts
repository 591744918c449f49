import type { Trade } from '../trade';

export const infrastructure: Trade = {
  family: 'infrastructure',
  practices: `
    Backup and recovery: backups, backup management, data backup, veeam = النسخ الاحتياطي، النسخ الاحتياطي والاستعادة
    Capacity planning of systems: scalability planning = تخطيط السعة
    Cloud computing: cloud platforms, cloud services, cloud infrastructure, public cloud = الحوسبة السحابية، المنصات السحابية، الخدمات السحابية، السحابة
    Cloud migration = الترحيل إلى السحابة، الانتقال إلى السحابة
    Configuration management: saltstack = إدارة الإعدادات
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
    Penetration testing: pentesting, ethical hacking, red teaming, kali linux = اختبار الاختراق، القرصنة الأخلاقية
    Release automation: deployment automation, deployment pipelines, release pipelines = أتمتة النشر
    Security awareness: phishing simulations, security training = التوعية الأمنية
    Security governance: grc, security policies, security compliance, nist, nca controls, pci dss = حوكمة الأمن السيبراني، الضوابط الأساسية للأمن السيبراني
    Server administration: system administration, systems administration, server management, linux administration, windows administration, server maintenance = إدارة الخوادم، إدارة الأنظمة، صيانة الخوادم
    Service mesh: istio, linkerd = شبكة الخدمات
    Site reliability engineering: sre = موثوقية المواقع
    Threat detection: threat hunting, intrusion detection, soc monitoring, security operations, security operations center, security monitoring = كشف التهديدات، صيد التهديدات، مراقبة الأمن السيبراني، مركز عمليات الأمن
    Virtualization: hyper v, proxmox = الحوسبة الافتراضية، البيئات الافتراضية
    VoIP: ip telephony = الاتصال عبر الإنترنت
    Vulnerability management: vulnerability assessment, nessus, patch management, vulnerability scanning = إدارة الثغرات، فحص الثغرات
    Wireless networks: wifi, wi fi, wlan = الشبكات اللاسلكية، شبكات الواي فاي
    Zero-trust security: zero trust = الثقة الصفرية
  `,
  tools: `
    AWS: amazon web services
    AWS Lambda: lambda functions
    Active Directory
    Ansible
    ~Apache: tomcat, apache tomcat, iis
    Argo CD: argocd
    Azure: microsoft azure
    Azure DevOps: team city, teamcity, bamboo ci
    Bash: shell scripting, bash scripting
    CI/CD: continuous integration, continuous delivery, continuous deployment, ci cd pipelines
    COBIT: togaf
    ~Chef
    CircleCI
    Cisco: cisco routers
    CloudFormation
    CloudWatch
    Cloudflare: akamai
    CrowdStrike: microsoft defender, sentinelone
    DNS
    Datadog
    Docker: containers, containerization
    EC2
    ELK Stack: kibana, logstash
    Exchange Server: microsoft exchange
    Firewalls: firewall
    Fortinet: fortigate, palo alto, checkpoint firewall
    GitHub Actions
    GitLab CI: gitlab ci cd
    GitOps: fluxcd
    Google Cloud: gcp, google cloud platform
    Grafana
    HAProxy
    ~Helm
    ISO 22301
    ISO 27001
    Jenkins
    Juniper: mikrotik, aruba networks
    Kubernetes: k8s
    Linux: ubuntu, red hat, debian
    New Relic
    Nginx
    OpenShift: rancher
    OpenStack
    OpenTelemetry: distributed tracing
    PowerShell
    Prometheus
    Pulumi
    ~Puppet
    S3: amazon s3
    SIEM: splunk, qradar
    SOC 2
    Serverless
    Terraform: infrastructure as code, iac
    VMware: vsphere
    VPN
    ~Vagrant
    ~Vault: hashicorp vault
    Windows Server
    Wireshark: nmap, burp suite, metasploit
    ~Zabbix: nagios, prtg
  `,
  fields: `
    Cybersecurity: cyber security, information security = الأمن السيبراني، أمن المعلومات
    DevOps: devops practices = ديف أوبس
    Networking: tcp ip, computer networks = الشبكات، شبكات الحاسب
  `,
  held: `
    AWS certification: aws certified, azure certified, az 104, cka
    CCNA: ccnp, ccie, cisco certified
    CISSP: cism, cisa, ceh, comptia security, oscp
  `,
};
