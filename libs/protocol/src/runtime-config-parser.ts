import { FEDERATION_ENVIRONMENTS } from './constants';
import { list, nullable, object, oneOf, parser, text, url, where, type Decoder } from './decoder';
import { ENGINE_KINDS, HEARING_ENGINE_KINDS } from './engines';
import type { EngineInfo, FederationConfig, HearingEngine, RuntimeConfig } from './runtime-config';

const engine = object<EngineInfo>({ kind: oneOf(ENGINE_KINDS), name: text });
const hearing = list(object<HearingEngine>({ kind: oneOf(HEARING_ENGINE_KINDS), name: text }));
const origin: Decoder<string> = where(
  url,
  (value) => new URL(value).origin === value,
  'must be an origin',
);

/** Reads `/config.json` as `runtimeConfigSchema` does, for a page that has no schema library yet. */
export const runtimeConfigParser = parser(
  object<RuntimeConfig>({
    mainApiUrl: url,
    voiceApiUrl: url,
    apiKey: nullable(text),
    appId: nullable(text),
    engines: object<RuntimeConfig['engines']>({
      hearing: object<RuntimeConfig['engines']['hearing']>({ 'en-US': hearing, 'ar-SA': hearing }),
      speaking: engine,
      language: engine,
    }),
    federation: object<FederationConfig>({
      environment: oneOf(FEDERATION_ENVIRONMENTS),
      origins: list(origin),
    }),
  }),
);
