import {
  EMPTY_DRAFT,
  JD_DRAFT_STORAGE_KEY,
  keepDraft,
  readDraft,
  type JobDescriptionDraft,
} from './draft';

const draft: JobDescriptionDraft = {
  tab: 'file',
  jobTitle: 'Engineer',
  companyName: 'Acme',
  content: 'Builds things',
};
beforeEach(() => sessionStorage.clear());

test('restores a draft after a reload, for the same user only', () => {
  keepDraft(sessionStorage, 'u1', draft);
  expect(readDraft(sessionStorage, 'u1')).toEqual(draft);
  expect(readDraft(sessionStorage, 'u2')).toEqual(EMPTY_DRAFT);
});

test.each([
  ['not JSON', '{'],
  ['not an object', 'null'],
  ['no user', JSON.stringify(draft)],
  ['unknown tab', JSON.stringify({ ...draft, userId: 'u1', tab: 'voice' })],
  ['no title', JSON.stringify({ ...draft, userId: 'u1', jobTitle: undefined })],
  ['content that is not text', JSON.stringify({ ...draft, userId: 'u1', content: 1 })],
])('ignores an invalid stored value: %s', (_, kept) => {
  sessionStorage.setItem(JD_DRAFT_STORAGE_KEY, kept);
  expect(readDraft(sessionStorage, 'u1')).toEqual(EMPTY_DRAFT);
});
