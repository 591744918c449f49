/**
 * The candidate's resume and the job description, whose phrases the built-in recognizer expects.
 * Written by somebody who knew the questions and not the answers, as documents are.
 */
export const RESUME = `
Sam Carter, Software Engineer
Backend engineer with seven years of experience in web services, databases and developer tools.

Senior Software Engineer, Brightwater Systems, 2021 - today
- Rebuilt the order service of an online shop in Go and cut its response time by half.
- Moved customer accounts from a single MySQL server to PostgreSQL with read replicas.
- Introduced integration tests, feature flags and a weekly release train.
- On call for the checkout; led reviews after incidents.

Software Engineer, Northgate Insurance, 2018 - 2021
- Wrote the claims API in Java and its web pages in React.
- Replaced nightly batch jobs by a message queue and cached price tables in Redis.
- Mentored two junior engineers and ran code reviews for a team of six.

Skills: databases, testing, Go, Java, TypeScript, PostgreSQL, Redis, Docker, Kubernetes, monitoring
Education: BSc Computer Science, University of Leeds
`;

export const JOB_DESCRIPTION = `
Software Engineer at Acme
Acme builds software for warehouses and delivery companies.
You will design and run backend services, improve slow database queries, write automated tests
and help other teams to release often and safely.
Required: several years of experience with a backend language, SQL databases, automated testing,
production support and working with product managers.
Nice to have: message queues, caching, cloud infrastructure, mentoring.
`;
