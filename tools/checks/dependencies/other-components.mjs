/**
 * Lists the components that belong in the bill of materials but are not installed by npm: LiveKit's
 * server (Go) and PocketSphinx (Python).
 * @param {(path: string) => string} read reads a file in the repository
 * @throws if a component's version cannot be found
 */
export function otherComponents(read) {
  return [
    component(
      'golang',
      'github.com/livekit/livekit-server',
      versionIn(read('tools/livekit/go.mod'), /livekit-server (v[\d.]+)/),
      'Apache-2.0',
    ),
    component(
      'pypi',
      'pocketsphinx',
      versionIn(read('tools/start/recognizer.mjs'), /pocketsphinx==([\d.]+)/),
      'MIT',
    ),
  ];
}

function versionIn(text, pattern) {
  const [, version] = pattern.exec(text) ?? [];
  if (!version) throw new Error(`No version by ${pattern}`);
  return version;
}

function component(type, name, version, licence) {
  const purl = `pkg:${type}/${name}@${version}`;
  return {
    'bom-ref': purl,
    type: 'application',
    name,
    version,
    purl,
    licenses: [{ license: { id: licence } }],
  };
}
