export { Candidate, LISTENING_RATE, type Received } from './candidate';
export { Microphone, MicrophoneClock } from './microphone';
