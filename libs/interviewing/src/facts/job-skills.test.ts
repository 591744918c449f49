import { parseJobDescription } from './job-description';

const told = (text: string) => {
  const { required, preferred, mentioned } = parseJobDescription(text);
  return { required, preferred, mentioned };
};

describe('required, preferred and merely mentioned skills are told apart', () => {
  it.each<[string, string, string[], string[], string[]]>([
    [
      'by sections',
      'About us\nNimbus runs its shops on Shopify.\nRequirements\n- Node.js and Kafka\nNice to have\n- Terraform',
      ['Node.js', 'Kafka'],
      ['Terraform'],
      ['Shopify'],
    ],
    [
      'by the name of the company',
      'About Nimbus\nPayments in Salesforce and Tableau.\nMust have:\n- SQL\nBonus points:\n- dbt',
      ['SQL'],
      ['dbt'],
      ['Salesforce', 'Tableau'],
    ],
    [
      'by words inside a mixed list',
      'Requirements\n- Python (required), Airflow (a plus), Docker\n- Snowflake is an advantage\n- Ideally some Kubernetes',
      ['Python', 'Docker'],
      ['Airflow', 'Snowflake', 'Kubernetes'],
      [],
    ],
    [
      'by words at the end of a list',
      'Requirements\n- You have used PostgreSQL, Redis is a plus\n- Terraform and Ansible are nice to have\n- React required, Vue preferred',
      ['PostgreSQL', 'React'],
      ['Redis', 'Terraform', 'Ansible', 'Vue'],
      [],
    ],
    [
      'in running text',
      'We are a bank that offers mobile apps on Firebase. You must know Java and Spring Boot; Kafka would be great. Ideally with experience in Docker.',
      ['Java', 'Spring Boot'],
      ['Kafka', 'Docker'],
      ['Firebase'],
    ],
    [
      'where a condition is denied',
      'Requirements\n- Triage and wound care\n- ACLS is not required',
      ['Triage', 'Wound care'],
      ['ACLS'],
      [],
    ],
    [
      'after a question that opens the list',
      'Is this you? You use Kafka daily.\nIf you also have any of these, tell us: Docker',
      ['Kafka'],
      ['Docker'],
      [],
    ],
    [
      'by a heading for what is preferred, even with "experience in"',
      'Also nice to have: Redis, experience in Terraform',
      [],
      ['Redis', 'Terraform'],
      [],
    ],
    [
      'in Arabic sections',
      'من نحن\nشركة رائدة في المبيعات والتسويق الرقمي\nالمتطلبات\n- المحاسبة والتدقيق\nالمؤهلات المفضلة\n- SAP',
      ['Accounting', 'Auditing'],
      ['SAP'],
      ['Sales', 'Digital marketing'],
    ],
    [
      'in Arabic running text',
      'نحن شركة تقدم خدمات التجارة عبر Shopify. يشترط إتقان Excel والتحليل المالي، ويفضل معرفة Power BI. إجادة SAP ميزة إضافية.',
      ['Excel', 'Financial analysis'],
      ['Power BI', 'SAP'],
      ['Shopify'],
    ],
    [
      'in Gulf Arabic',
      'نبحث عن محاسب. لازم يعرف Excel والمحاسبة، وحلو لو عنده خبرة في SAP. معرفة Power BI مو شرط.',
      ['Excel', 'Accounting'],
      ['SAP', 'Power BI'],
      [],
    ],
  ])('%s', (_, text, required, preferred, mentioned) => {
    const sorted = (list: readonly string[] | undefined) => [...(list ?? [])].sort();
    const parsed = told(text);
    expect({
      required: sorted(parsed.required),
      preferred: sorted(parsed.preferred),
      mentioned: sorted(parsed.mentioned),
    }).toEqual({
      required: sorted(required),
      preferred: sorted(preferred),
      mentioned: sorted(mentioned),
    });
  });
});

it('asks nobody for what describes the company', () => {
  const { skills, yearsRequired, responsibilities } = parseJobDescription(
    'Nimbus provides Salesforce consulting for 12 years.\nResponsibilities\n- Build APIs in Node.js\nRequirements\n- 3 years of Node.js',
  );
  expect(skills).toEqual(['Node.js']);
  expect(yearsRequired).toBe(3);
  expect(responsibilities).toEqual(['Build APIs in Node.js']);
});

it('knows what the work uses without a word on who must bring it', () => {
  const parsed = parseJobDescription(
    'Responsibilities\n- Run Kafka and Terraform\nRequirements\n- Kafka',
  );
  expect(parsed.skills).toEqual(['Kafka', 'Terraform']);
  expect(parsed.required).toEqual(['Kafka']);
});
