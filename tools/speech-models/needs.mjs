import { availableParallelism, totalmem } from 'node:os';

/**
 * How much memory a model takes for each MB of its files: the weights and the runtime's own copies
 * of them. Our estimate: sherpa-onnx documents none.
 */
const MEMORY_PER_MB = 2;
/** Memory for the rest of the product and the system, in MB. Our estimate. */
const REST_MB = 2_000;
const LANGUAGES = { 'en-US': 'English', 'ar-SA': 'Arabic' };

/** Returns the memory that a model needs, in MB. */
export const memoryOf = ({ loadedMb }) => loadedMb * MEMORY_PER_MB;

/** Describes the memory (MB) and the processors that a model needs. */
export const needsText = ({ memoryMb, processors }) =>
  `about ${memoryMb} MB of memory, ${processors} ${processors === 1 ? 'processor' : 'processors'}`;

/**
 * Returns what an interview with these models needs, by language. It runs one model that hears and
 * one that speaks. Both stay in memory, but they work in turns.
 * @param {object[]} models one for each of hearing and speaking, in each language
 */
export function needsByLanguage(models) {
  return Object.entries(LANGUAGES).map(([language, name]) => {
    const able = models.filter(({ languages }) => languages.includes(language));
    // The interviewer too prefers the first of the catalogue.
    const pair = [
      able.find(({ engine }) => !('speakers' in engine)),
      able.find(({ engine }) => 'speakers' in engine),
    ];
    return {
      name,
      pair,
      memoryMb: pair.reduce((sum, model) => sum + memoryOf(model), 0),
      processors: Math.max(...pair.map(({ processors }) => processors)),
    };
  });
}

/** This machine's memory (MB) and processors. */
export const thisMachine = () => ({
  memoryMb: Math.floor(totalmem() / 1e6),
  processors: availableParallelism(),
});

/** Says why a machine is too small for the models, or returns null if it isn't. */
export function tooSmall(models, machine) {
  const needs = needsByLanguage(models);
  const memoryMb = REST_MB + Math.max(...needs.map((need) => need.memoryMb));
  const processors = Math.max(...needs.map((need) => need.processors));
  if (machine.memoryMb >= memoryMb && machine.processors >= processors) return null;
  return `they need ${needsText({ memoryMb, processors })} with the rest of the product, and this machine has ${machine.memoryMb} MB and ${machine.processors}`;
}
