const HEAD = `Interview Portal
The owner has not chosen a licence for the project's own code yet, so that code is unlicensed.

What follows comes from others, each part under its own licence: what npm installs for production,
and the parts of other languages. Written by \`npx nx notice portal\`.

The part under the GPL
----------------------
@echogarden/espeak-ng-emscripten is espeak-ng, built for WebAssembly (GPL-3.0). It is the voice of
last resort: the interviewer loads it on the server where no other voice is configured and no
espeak-ng program is installed. It is not linked into any other part, and it is never sent to a
browser.
- Running it on a server, even for others, requires nothing.
- Whoever gives the interviewer to somebody else (an image, a package) gives the interviewer's own
  source with it under GPL-3.0, or leaves this package out and installs a voice of another licence.
- An espeak-ng program that is installed beside the interviewer is a program of its own, which the
  interviewer starts; it keeps its licence (GPL-3.0-or-later) and passes it to nothing.

The parts under the LGPL (sharp's libvips, LiveKit's FFmpeg) are files of their own, loaded when the
program runs and not changed: whoever gets the program may replace them with their own builds.
`;

/**
 * Returns the text of NOTICE.
 * @param {{ name: string, version: string, licence: string | null }[]} packages the
 *   packages that npm installs for production
 * @param {{ name: string, version: string, licenses: { license: { id: string } }[] }[]} others
 *   the components that npm does not install
 */
export function noticeOf(packages, others) {
  const parts = [
    ...packages,
    ...others.map(({ name, version, licenses }) => ({
      name,
      version,
      licence: licenses[0].license.id,
    })),
  ];
  const byLicence = new Map();
  for (const { name, version, licence } of parts) {
    const key = licence ?? 'No licence named';
    byLicence.set(key, (byLicence.get(key) ?? new Set()).add(`${name} ${version}`));
  }
  const sections = [...byLicence].sort(inOrder).map(([licence, names]) => {
    const list = [...names].sort().join('\n');
    return `${licence}\n${'-'.repeat(licence.length)}\n${list}\n`;
  });
  return [HEAD, ...sections].join('\n');
}

const inOrder = ([one], [other]) => (one < other ? -1 : 1);
