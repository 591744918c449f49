import { LANGUAGES } from '@portal/protocol';
import { CANDIDATES, type Candidate, testObedience, testPlannedCourse } from './testing/interviews';

const ALL = Object.keys(CANDIDATES) as Candidate[];

describe.each(LANGUAGES)('whole interviews with a model (%s)', (language) => {
  testPlannedCourse(language, ALL);
});

describe('a model that obeys every order it finds', () => {
  testObedience(ALL);
});
