import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { VOICES } from '@portal/protocol';
import { enginePaths, manifestSchema, type ModelEngine } from './manifest';

interface Offered {
  id: string;
  name: string;
  languages: string[];
  engine: ModelEngine;
}
const file = pathToFileURL(
  join(import.meta.dirname, '../../../../tools/speech-models/catalogue.mjs'),
).href;
const { CATALOGUE } = (await import(file)) as { CATALOGUE: Offered[] };

/** Returns the manifest that `speech:models` would write for a model in the catalogue. */
const manifestOf = ({ id, name, languages, engine }: Offered) => ({
  format: 1,
  id,
  name,
  languages,
  engine,
  files: Object.values(enginePaths(engine)).map((path) => ({
    path,
    bytes: 1,
    sha256: '0'.repeat(64),
  })),
});

describe('the models that npm run speech:models offers', () => {
  it.each(CATALOGUE.map((offered) => [offered.id, offered] as const))(
    '%s: the interviewer accepts its manifest',
    (_, offered) => {
      expect(manifestSchema.safeParse(manifestOf(offered)).error).toBeUndefined();
    },
  );

  it('recognize and speak both languages', () => {
    const languages = (speaking: boolean) =>
      [
        ...new Set(
          CATALOGUE.filter(({ engine }) => 'speakers' in engine === speaking).flatMap(
            (offered) => offered.languages,
          ),
        ),
      ].sort();
    expect([languages(false), languages(true)]).toEqual([
      ['ar-SA', 'en-US'],
      ['ar-SA', 'en-US'],
    ]);
  });

  it('have a different voice for each name, and Kokoro has all ten', () => {
    for (const { engine } of CATALOGUE) {
      if (!('speakers' in engine)) continue;
      const characters = Object.values(engine.speakers).map((character) =>
        JSON.stringify(character),
      );
      expect(new Set(characters).size).toBe(characters.length);
      if (engine.is === 'kokoro')
        expect(Object.keys(engine.speakers).sort()).toEqual([...VOICES].sort());
    }
  });
});
