import { addChatMessage, EMPTY_CHAT } from './chat';

test('§3.36 Chat state: a user-speech buffer, an AI-speech buffer, connection status, error and a message counter', () => {
  expect(EMPTY_CHAT).toMatchObject({
    userBuffer: '',
    aiBuffer: '',
    connectionStatus: 'disconnected',
    error: null,
    counter: 0,
  });
  const one = addChatMessage(EMPTY_CHAT, 'ai_speech_chunk', 'ai_speech', 'Hello', 0);
  const two = addChatMessage(one, 'user_speech_chunk', 'user_speech', 'Hi', 1_000);
  expect([one.counter, two.counter]).toEqual([1, 2]);
});
