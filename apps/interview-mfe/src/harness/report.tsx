import {
  IDS,
  misheardMessages,
  refusal,
  sampleAssessment,
  sampleModelReading,
  severalAnswers,
  severalMessages,
  type Answers,
} from '@portal/testing/fake-servers';
import type { ReportSource } from '@portal/mfe-contract';
import type { Assessment, Language } from '@portal/protocol';
import type { HarnessModule, HarnessScene } from '@portal/testing/remote-harness';
import { Report } from '../report/Report';

const SESSION: ReportSource = { kind: 'session', interviewId: IDS.interview };
const TICKET: ReportSource = { kind: 'ticket', interviewId: IDS.interview, ticket: 'ticket-1' };

const scene = (
  name: string,
  answers: (language: Language) => Answers = () => ({}),
  source: ReportSource = SESSION,
): HarnessScene => ({
  name,
  answers,
  session: source.kind === 'ticket' ? 'signed-out' : 'signed-in',
  render: ({ told }) => <Report source={source} onClose={() => told('onClose')} />,
});
const other =
  (change: (usual: Assessment) => Partial<Assessment>) =>
  (language: Language): Answers => ({
    assessment: {
      json: { data: { ...sampleAssessment(language), ...change(sampleAssessment(language)) } },
    },
  });
const pending = (status: string): Answers => ({
  assessment: { status: 202, json: { data: { status, revision: 1 } } },
});

const NOTHING_MEASURED: Assessment['delivery'] = {
  wordsPerMinute: null,
  paceByQuestion: [],
  fillerWords: [],
  pauses: null,
  talkRatio: null,
  longestAnswer: null,
  answerDurations: [],
};
const ABSTAINED = { score: null, reason: { key: 'abstainUnclear' }, evidence: [] };
const twenty = Array.from({ length: 20 }, (_, questionIndex) => ({
  questionIndex,
  wordsPerMinute: questionIndex === 6 ? null : 118 + ((questionIndex * 37) % 60),
  durationMs: (60 + ((questionIndex * 53) % 160)) * 1_000,
}));

export const report: HarnessModule = {
  id: 'interview/Report',
  scenes: [
    scene('ready'),
    scene('several answers', (language) => ({
      assessment: { json: { data: severalAnswers(language) } },
      listMessages: { json: { data: severalMessages(language) } },
    })),
    scene('read by ticket', undefined, TICKET),
    scene(
      'ticket has ended',
      () => ({ assessment: refusal(401, 'unauthorized', 'The ticket has ended') }),
      TICKET,
    ),
    scene(
      'typed answers',
      other(() => ({ delivery: NOTHING_MEASURED })),
    ),
    scene(
      'twenty questions',
      other(({ delivery }) => ({
        delivery: {
          ...delivery,
          paceByQuestion: twenty,
          answerDurations: twenty,
          longestAnswer: { questionIndex: 19, durationMs: 180_000 },
        },
      })),
    ),
    scene(
      'not scored',
      other(({ competencies, questions }) => ({
        delivery: NOTHING_MEASURED,
        overall: { score: null, summary: { key: 'overallUnclear' } },
        competencies: competencies.map((one) => ({ ...one, ...ABSTAINED })),
        questions: questions.map((one) => ({
          ...one,
          score: null,
          good: [],
          missing: [],
          evidence: [],
        })),
      })),
    ),
    scene(
      'read by a model',
      other(({ language }) => sampleModelReading(language)),
    ),
    scene('misheard words', (language) => ({
      listMessages: { json: { data: misheardMessages(language) } },
    })),
    scene('corrected words', (language) => ({
      listMessages: { json: { data: misheardMessages(language, { corrected: true }) } },
    })),
    scene('earlier revisions', (language) => ({
      assessment: ({ query }) => {
        const revision = Number(query.get('revision') ?? 3);
        return { json: { data: sampleAssessment(language, { revision }) } };
      },
    })),
    scene('being prepared', () => pending('analyzing')),
    scene('analysis failed', () => pending('analysis_failed')),
    scene('gone', () => ({ assessment: refusal(404, 'not_found', 'Not found') })),
    scene('servers down', () => ({ assessment: { offline: true } })),
    scene('no transcript', () => ({ listMessages: { offline: true } })),
  ],
};
