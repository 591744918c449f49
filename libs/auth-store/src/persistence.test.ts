import { persistedAuthSchema } from '@portal/protocol';
import { PERSISTED_FIELDS, persistedAuthParser } from './persistence';

const session = {
  userId: 'u1',
  email: 'a@b.example',
  firstName: 'A',
  lastName: null,
  accessToken: 'jwt',
  sessionId: 's1',
};

it('keeps the fields of the schema, no more and no fewer', () => {
  expect([...PERSISTED_FIELDS].sort()).toEqual(Object.keys(persistedAuthSchema.shape).sort());
});

it.each([...PERSISTED_FIELDS, 'apiKey'])('with any %s is read as the schema reads it', (field) => {
  const samples = [undefined, null, '', 'x', 1, true, [], {}].map((value) => ({
    ...session,
    [field]: value,
  }));
  expect(samples.map((sample) => persistedAuthParser.safeParse(sample).data)).toEqual(
    samples.map((sample) => persistedAuthSchema.safeParse(sample).data),
  );
});

it.each([null, 'x', 1, [], {}])('is not read from %j', (sample) => {
  expect([
    persistedAuthParser.safeParse(sample).data,
    persistedAuthSchema.safeParse(sample).data,
  ]).toEqual([undefined, undefined]);
});
