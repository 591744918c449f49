export {
  HANG,
  OFFLINE,
  refusal,
  type Answer,
  type Answerer,
  type Answers,
  type Call,
} from './answer';
export * from './answers';
export { sampleAssessment } from './assessment';
export { sampleModelReading } from './model-reading';
export { createFakeFetch, type FakeFetchOptions } from './fake-fetch';
export { operationOf, OPERATIONS, type OperationName } from './operations';
export * from './records';
export { severalAnswers, severalMessages } from './several-answers';
