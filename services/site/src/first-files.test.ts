import { fileLinks, readFirstVisit, textLinks } from './first-files';

describe('the first screen of a visit', () => {
  it.each([
    ['a first visit', {}, 'login', 'en-US'],
    [
      'a first visit with an Arabic browser',
      { 'accept-language': 'fr-FR,ar-EG;q=0.8,en;q=0.5' },
      'login',
      'ar-SA',
    ],
    [
      'the page’s cookie',
      { cookie: 'a=b; first-screen=setup.ar-SA', 'accept-language': 'en' },
      'setup',
      'ar-SA',
    ],
    [
      'a cookie with a supported language and an unknown screen',
      { cookie: 'first-screen=elsewhere.ar-SA' },
      'login',
      'ar-SA',
    ],
    [
      'an invalid cookie',
      { cookie: 'first-screen=constructor.tlh', 'accept-language': '*;q=0.1' },
      'login',
      'en-US',
    ],
    [
      'a cookie whose name only ends the same',
      { cookie: 'not-first-screen=setup.ar-SA' },
      'login',
      'en-US',
    ],
  ])('%s', (_, headers, screen, language) => {
    expect(readFirstVisit(headers)).toEqual({ screen, language });
  });
});

it("texts: the screen's, and in Arabic also those of the shell, which bundles its English texts", () => {
  expect(textLinks({ screen: 'login', language: 'en-US' })).toEqual([
    '</locales/en-US/auth.json>; rel=preload; as=fetch; crossorigin',
  ]);
  expect(textLinks({ screen: 'setup', language: 'ar-SA' })).toEqual(
    ['common', 'shell', 'setup'].map(
      (name) => `</locales/ar-SA/${name}.json>; rel=preload; as=fetch; crossorigin`,
    ),
  );
});

describe('files', () => {
  const url = 'http://remotes.example/auth/1/mf-manifest.json';
  const manifest = {
    metaData: { remoteEntry: { path: '', name: 'entry.js' } },
    exposes: [
      {
        name: 'AuthScreen',
        assets: { js: { sync: ['assets/1.js'] }, css: { sync: ['assets/1.css'] } },
      },
    ],
    integrity: { 'entry.js': 'sha384-e', 'assets/1.js': 'sha384-j', 'assets/1.css': 'sha384-c' },
  };
  const visit = { screen: 'login', language: 'en-US' } as const;

  it('the manifest, and with it the entry, chunk and style sheet, each with its hash', () => {
    expect(fileLinks(visit, url, JSON.stringify(manifest))).toEqual([
      `<${url}>; rel=preload; as=fetch; crossorigin`,
      '<http://remotes.example/auth/1/entry.js>; rel=preload; as=script; crossorigin; integrity="sha384-e"',
      '<http://remotes.example/auth/1/assets/1.js>; rel=preload; as=script; crossorigin; integrity="sha384-j"',
      '<http://remotes.example/auth/1/assets/1.css>; rel=preload; as=style; crossorigin; integrity="sha384-c"',
    ]);
  });

  it.each([
    ['not JSON', '{'],
    ['of another shape', '{"exposes":{}}'],
  ])('none for a manifest that is %s', (_, content) => {
    expect(fileLinks(visit, url, content)).toEqual([]);
  });
});
