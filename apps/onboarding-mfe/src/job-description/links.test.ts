import { isOnlyLinks } from './links';

test.each([
  'https://jobs.example.com/positions/backend-engineer-riyadh?id=48213&source=newsletter',
  'www.example.com/careers/backend-engineer',
  'linkedin.com/jobs/view/3812345678/',
  'Here is the job: https://jobs.example.com/positions/48213',
  'هذا رابط الوظيفة https://jobs.example.com/positions/48213',
])('%s is only a link', (text) => expect(isOnlyLinks(text)).toBe(true));

test.each([
  'We need a backend engineer who builds payment services in Go. Apply: https://jobs.example.com/1',
  'Node.js/React developer for a small team',
  'Send your resume to jobs@example.com/hr',
  '',
])('%s is no link', (text) => expect(isOnlyLinks(text)).toBe(false));
