import { withoutContacts } from './guards';

describe('contacts', () => {
  it.each([
    ['lina.haddad@example.com', 'an email address'],
    ['+966 50 123 4567', 'a telephone number'],
    ['https://example.com/lina?x=1', 'a web address'],
    ['linkedin.com/in/lina', 'a profile'],
  ])('%s is removed, as %s', (contact) =>
    expect(withoutContacts(`Lina ${contact} Riyadh`)).toBe('Lina   Riyadh'),
  );

  it.each(['2016 - 2019', '120,000 requests', 'Node.js 20'])('%s is kept', (text) =>
    expect(withoutContacts(text)).toBe(text),
  );

  it('are searched in linear time, even in one endless word', () => {
    const word = 'ab'.repeat(25_000);
    const startedAt = performance.now();
    expect(withoutContacts(word)).toBe(word);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
