import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);

/** The sources in the client's package, and the protobuf runtime they use. */
export const SOURCES = join(dirname(require.resolve('livekit-client')), '../src');
const PROTOBUF = join(
  dirname(createRequire(require.resolve('@livekit/protocol')).resolve('@bufbuild/protobuf')),
  '../esm',
);

const sources = (...files) => files.map((file) => join(SOURCES, file));

/** What the product does not use, by the module of `absent/` that stands in its place: whoever uses it after all is told so. */
export const ABSENT = {
  'e2ee-manager.mjs': sources('e2ee/E2eeManager.ts'),
  'frame-metadata-manager.mjs': sources('frameMetadata/FrameMetadataManager.ts'),
  'incoming-data-track-manager.mjs': sources(
    'room/data-track/incoming/IncomingDataTrackManager.ts',
  ),
  'outgoing-data-track-manager.mjs': sources(
    'room/data-track/outgoing/OutgoingDataTrackManager.ts',
  ),
  'local-data-track.mjs': sources('room/data-track/LocalDataTrack.ts'),
  'data-track-errors.mjs': sources('room/data-track/outgoing/errors.ts'),
  'local-video-track.mjs': sources('room/track/LocalVideoTrack.ts'),
  'other-checks.mjs': sources(
    ...['cloudRegion', 'connectionProtocol', 'publishAudio', 'publishVideo', 'turn'].map(
      (check) => `connectionHelper/checks/${check}.ts`,
    ),
  ),
  'json-format.mjs': [join(PROTOBUF, 'private/json-format.js')],
};

const exactly = (file) => new RegExp(`^${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** As its own `tsconfig.json` says (fields are assigned, not defined), but for our browsers. */
const compile = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      transform: { useDefineForClassFields: false },
    },
  },
};

/**
 * Builds LiveKit's client from the sources in its package, of which only what is used is kept. Its published bundle is one module,
 * written for browsers of 2015, that carries all of its dependencies (docs/adr/0017).
 */
export class LiveKitClientFromSources {
  apply(compiler) {
    const { resolve, module } = compiler.options;
    resolve.alias = {
      ...resolve.alias,
      'livekit-client$': join(SOURCES, 'index.ts'),
      // It mends browsers that are older than ours.
      'webrtc-adapter$': false,
    };
    module.rules.push({
      test: /\.ts$/,
      include: SOURCES,
      // No module is imported for its effect alone, but for the adapter.
      sideEffects: false,
      // What `absent/` lacks fails the build.
      parser: { exportsPresence: 'error' },
      use: compile,
    });
    for (const [absent, files] of Object.entries(ABSENT)) {
      for (const file of files)
        new rspack.NormalModuleReplacementPlugin(
          exactly(file),
          join(import.meta.dirname, 'absent', absent),
        ).apply(compiler);
    }
  }
}
