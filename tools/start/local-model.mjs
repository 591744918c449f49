/** Time limit for an answer from this machine (ms). */
const PROBE_MS = 300;
/** Names that need no quotes in a shell. A name with anything else is not offered. */
const PLAIN_NAME = /^[\w][\w.:/@+-]{0,119}$/;
/** How many names the line lists. */
const LISTED = 3;

/** Where model servers listen by default. */
const ADDRESSES = { ollama: 'http://127.0.0.1:11434', llamaCpp: 'http://127.0.0.1:8080' };

/**
 * Looks for a model server on this machine, unless a language model is already configured. Never
 * rejects, and takes at most `PROBE_MS`.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ server: string, url: string, models: string[] } | null>} the models that can
 *   answer, with at least one
 */
export async function findLocalModel(env = process.env, addresses = ADDRESSES) {
  if (env.LLM_MODEL || env.LLM_BASE_URL || env.LLM_API_KEY) return null;
  const found = await Promise.all([askOllama(addresses.ollama), askLlamaCpp(addresses.llamaCpp)]);
  return found.find((each) => each !== null) ?? null;
}

/** Says in one line which model server runs here and how to start with it. */
export function localModelLine({ server, url, models }) {
  const more = models.length - LISTED;
  const names = models.slice(0, LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `${server} is running here with ${names}. To let it read and speak: LLM_BASE_URL=${url}/v1 LLM_MODEL=${models[0]} npm start`;
}

async function askOllama(url) {
  const reply = await readJson(`${url}/api/tags`);
  // Models of the BERT family turn text into vectors and cannot answer.
  const able = listOf(reply?.models).filter((model) => !/bert/.test(model?.details?.family ?? ''));
  return offer(
    'Ollama',
    url,
    able.map((model) => model?.name),
  );
}

async function askLlamaCpp(url) {
  const listed = listOf((await readJson(`${url}/v1/models`))?.data);
  // Other servers use this port and this format too.
  const isLlamaCpp = listed.some((model) => model?.owned_by === 'llamacpp');
  return offer(
    isLlamaCpp ? 'llama.cpp' : 'A model server',
    url,
    listed.map((model) => model?.id),
  );
}

const listOf = (value) => (Array.isArray(value) ? value : []);

function offer(server, url, names) {
  const models = names.filter((name) => typeof name === 'string' && PLAIN_NAME.test(name));
  return models.length > 0 ? { server, url, models } : null;
}

/** Returns the JSON at this address, or null if there is none in time. Follows no redirects. */
async function readJson(url) {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
