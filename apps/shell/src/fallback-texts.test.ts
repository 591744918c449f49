import { FALLBACK_TEXTS } from '@portal/api-clients';
import texts from '@portal/i18n/locales/en-US/common.json' with { type: 'json' };
import { errorCodeSchema, GATE_MESSAGES } from '@portal/protocol';

it('the catalogue has the exact fallback text of every call', () => {
  expect(texts.apiErrors).toEqual(FALLBACK_TEXTS);
});

it('the catalogue has a sentence for every error code', () => {
  expect(Object.keys(texts.errors)).toEqual(expect.arrayContaining([...errorCodeSchema.options]));
});

it("the catalogue's gate texts equal the protocol's", () => {
  expect(texts.errors).toMatchObject(GATE_MESSAGES);
});
