import { INTERVIEWER_HEARTBEAT_MS } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { silentLog } from '../testing/silent-log';
import { DataChannel } from '../room/data-channel';
import { say, stage } from './testing/stage';

/**
 * Creates a session with a real data channel. `take` returns, as text, the messages sent since it
 * was last called.
 */
function onTheWire(script: Parameters<typeof stage>[0]) {
  const payloads: string[] = [];
  const clock = new FakeClock();
  const channel = new DataChannel(
    {
      publish: (payload) => Promise.resolve(void payloads.push(new TextDecoder().decode(payload))),
    },
    clock,
    silentLog,
  );
  const take = async () => {
    await settle();
    return payloads.splice(0);
  };
  return { ...stage(script, { channel }), channel, channelClock: clock, take };
}

// Other releases of the page and the servers read these bytes, so the keys, their order and the set
// of omitted fields must not change.
describe('the bytes that the interviewer sends', () => {
  it('greet a candidate, request the screen and send the heartbeat', async () => {
    const { channel, channelClock, take } = onTheWire({});
    channel.open();
    await channelClock.advance(INTERVIEWER_HEARTBEAT_MS);
    channel.close();
    expect(await take()).toEqual([
      '{"type":"connection","data":{"message":"interviewer joined"},"status":"connected"}',
      '{"type":"request_runtime_data","data":{}}',
      '{"type":"keepalive","data":{}}',
    ]);
  });

  it('for a question, its number, and where it was interrupted', async () => {
    const { speechOutput, session, take } = onTheWire({
      candidate_joined: [
        { type: 'intent', intent: 'question', questionIndex: 0, numberOfQuestions: 3 },
        say('Tell me about it.'),
      ],
    });
    session.candidateJoined();
    await settle();
    speechOutput.sound('Tell me');
    session.candidateInterrupts();
    expect(await take()).toEqual([
      '{"type":"ai_intent","data":{"message":"question","question_number":1,"question_count":3}}',
      '{"type":"ai_speech_chunk","data":{"text_chunk":"Tell me","is_final":false,"segment_id":"id-1"}}',
      '{"type":"ai_speech_chunk","data":{"text_chunk":"Tell me","is_final":true,"segment_id":"id-1","at_ms":0}}',
      '{"type":"ai_interrupted","data":{"text_chunk":"Tell me","segment_id":"id-1"}}',
    ]);
  });

  it('for an answer, an intent without a question, and the end', async () => {
    const { speechOutput, session, take } = onTheWire({
      candidate_joined: [say('Tell me about it.')],
      answered: [
        { type: 'intent', intent: 'closing', questionIndex: null, numberOfQuestions: 3 },
        { type: 'end', reason: 'finished' },
      ],
    });
    session.candidateJoined();
    await settle();
    await speechOutput.finish();
    await take();
    session.speaking(true, 0);
    session.words('A queue');
    session.speaking(false, 0);
    session.candidateTyped({ text: 'حلّ', segmentId: 'typed-1' });
    expect(await take()).toEqual([
      '{"type":"user_speech_chunk","data":{"text_chunk":"A queue","is_final":false,"segment_id":"id-2"}}',
      '{"type":"user_speech_chunk","data":{"text_chunk":"حلّ","is_final":true,"segment_id":"typed-1","typed":true,"at_ms":1,"question_number":1}}',
      '{"type":"ai_intent","data":{"message":"closing","question_count":3}}',
      '{"type":"interview_ended","data":{},"status":"completed"}',
    ]);
  });

  it('for a notice', async () => {
    const { session, take } = onTheWire({});
    session.candidateJoined();
    session.notice('typed_answers_only', 'Answers are typed.');
    expect(await take()).toEqual([
      '{"type":"ai_intent","data":{"message":"typed_answers_only","text_chunk":"Answers are typed.","at_ms":0}}',
    ]);
  });

  it('when the interview was stopped', async () => {
    const { session, take } = onTheWire({ candidate_joined: [{ type: 'end', reason: 'stopped' }] });
    session.candidateJoined();
    expect(await take()).toEqual(['{"type":"interview_ended","data":{},"status":"stopped"}']);
  });
});
