import type { ParsedResume } from '@portal/protocol';
import { parseJobDescription } from '../facts/job-description';
import { parseResume } from '../facts/resume';
import type { JobFacts } from '../questions/facts';
import type { WorkFamily } from '../facts/lexicon/families';

interface Work {
  resume: () => ParsedResume;
  job: () => JobFacts;
}

function work(
  title: string,
  employer: string,
  project: string,
  own: string,
  asked: string,
  duty: string,
  jobTitle = title,
): Work {
  const resume = `SAM TAYLOR\n${title}\nExperience\n${title}, ${employer}, 2018 – 2023\n• Worked with ${own}\nProjects\n${project}: a piece of work\nSkills\n${own}\n`;
  const job = `Responsibilities\n- ${duty}\nRequirements\n- ${asked}\n`;
  return {
    resume: () => parseResume(resume, { pages: 1, currentYear: 2026 }),
    job: () => ({
      title: jobTitle,
      companyName: 'Nimbus',
      content: job,
      parsed: parseJobDescription(job),
    }),
  };
}

/** A typical resume and job description for each job family. */
export const SAMPLE_WORK: Readonly<Record<WorkFamily, Work>> = {
  software: work(
    'Frontend Developer',
    'Souqly',
    'FleetPulse',
    'React, TypeScript, GraphQL, Jest',
    'React, TypeScript, Web performance, Accessibility, Teamwork',
    'Build the checkout pages of our shop',
  ),
  data: work(
    'Data Analyst',
    'Northwind Retail',
    'Stock Radar',
    'SQL, Tableau, Python, Statistics',
    'SQL, Power BI, A/B testing, Data modeling',
    'Prepare weekly sales reports for the regional managers',
  ),
  infrastructure: work(
    'DevOps Engineer',
    'Gulf Hosting',
    'Zero Touch Deploys',
    'AWS, Terraform, Linux, Jenkins',
    'AWS, Kubernetes, Terraform, Observability',
    'Maintain the release pipelines of six teams',
  ),
  quality: work(
    'QA Engineer',
    'PayPoint',
    'Regression Suite',
    'Selenium, Test automation, Postman, Jira',
    'Test automation, Playwright, API testing, k6',
    'Plan and run the tests of each release',
  ),
  product: work(
    'Product Manager',
    'Ridewave',
    'Driver Onboarding',
    'Product roadmap, User stories, Jira, OKRs',
    'Product roadmap, Product discovery, Stakeholder management, Pricing strategy',
    'Lead the roadmap of the merchant product',
  ),
  design: work(
    'UX Designer',
    'Studio Meem',
    'Clinic Booking',
    'Figma, User research, Prototyping',
    'Figma, Design systems, Usability testing, Accessibility design',
    'Design the booking flow for patients and clinics',
  ),
  marketing: work(
    'Marketing Specialist',
    'Oasis Foods',
    'Summer Campaign',
    'SEO, Google Ads, Copywriting',
    'SEO, Email marketing, Campaign management, Google Analytics',
    'Plan campaigns for three product lines',
  ),
  sales: work(
    'Account Executive',
    'Delta Supplies',
    'Partner Programme',
    'B2B sales, Negotiation, CRM',
    'B2B sales, Pipeline management, Tendering, Salesforce',
    'Manage key accounts in the western region',
  ),
  finance: work(
    'Accountant',
    'Al Zamil Group',
    'Fast Close',
    'Accounting, Month-end close, SAP, Excel',
    'Accounting, IFRS, Financial reporting, Power BI',
    'Prepare the monthly statements of two companies',
  ),
  people: work(
    'Recruiter',
    'Crescent Retail',
    'Graduate Programme',
    'Recruitment, Sourcing, Onboarding',
    'Recruitment, Employee relations, HR analytics, Performance management',
    'Support managers in hiring and onboarding',
  ),
  support: work(
    'Customer Support Specialist',
    'TeleNile',
    'Help Centre',
    'Customer support, Zendesk, Live chat',
    'Customer support, Zendesk, ITIL, Knowledge base',
    'Answer technical requests of business customers',
  ),
  healthcare: work(
    'Registered Nurse',
    'Mercy General Hospital',
    'Falls Prevention Program',
    'Patient care, Triage, Infection control, Wound care',
    'Infection control, Intensive care, Electronic health records, Patient care',
    'Lead handovers on a busy ward',
    'Charge Nurse',
  ),
  education: work(
    'Mathematics Teacher',
    'Riverside School',
    'Maths Club',
    'Lesson planning, Classroom management, Student assessment',
    'Lesson planning, Differentiated instruction, Educational technology, Student assessment',
    'Teach algebra to four classes',
    'Teacher',
  ),
  engineering: work(
    'Civil Engineer',
    'Bin Rashid Contracting',
    'North Bridge',
    'AutoCAD, Structural design, Site supervision',
    'Site supervision, Primavera, BIM, Quantity surveying',
    'Oversee the concrete works of a bridge',
  ),
  logistics: work(
    'Supply Chain Coordinator',
    'Red Sea Foods',
    'Cold Store Move',
    'Inventory management, Demand planning, Excel, SAP MM',
    'Inventory management, Warehouse management, Customs clearance, Demand planning',
    'Plan the deliveries to forty shops',
  ),
};
