import { existsSync, realpathSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

const builtins = new Set(builtinModules);

/**
 * Returns the folder of the package that `request` names, as Node would resolve it from the folder
 * `from`; null if there is none.
 */
function packageFolder(request, from) {
  const [first, second] = request.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(folder) === folder) return null;
  }
}

/**
 * Decides which imports are left out of the bundle: Node's built-in modules, and packages that
 * resolve to the same folder from the service as from the importing file. All other packages, such
 * as those nested inside another workspace, are bundled, because the service could not find the
 * right copy at run time.
 */
function external(dir) {
  return ({ request, context, dependencyType }, done) => {
    if (request.startsWith('node:') || builtins.has(request.split('/')[0])) {
      return done(null, request, dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import');
    }
    const bare = /^(@[\w.-]+\/)?[\w-]/.test(request) && !/^[A-Za-z]:/.test(request);
    if (!bare || request.startsWith('@portal/')) return done();
    const folder = packageFolder(request, dir);
    if (folder === null || folder !== packageFolder(request, context)) return done();
    return done(null, request, dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import');
  };
}

/**
 * Returns the Rspack configuration for a Node service. It compiles TypeScript into one ES module
 * per entry (`<dir>/dist/<name>.js`).
 * @param {{ dir: string, entries: Record<string, string> }} options `dir`: the absolute path of the
 *   service's folder; `entries`: paths relative to it.
 * @returns {import('@rspack/core').Configuration}
 */
export function service({ dir, entries }) {
  return {
    mode: 'production',
    context: dir,
    target: 'node20',
    entry: entries,
    devtool: 'source-map',
    output: {
      path: join(dir, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].chunk.js',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    module: {
      parser: { javascript: { importMeta: false, url: false, worker: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    externalsPresets: { node: false },
    externals: [external(dir)],
    externalsType: 'module-import',
    node: false,
    optimization: {
      minimize: false,
      splitChunks: false,
      runtimeChunk: false,
      avoidEntryIife: true,
    },
    // Ignore warnings about `require` calls with a computed path. Libraries use such calls to load
    // optional packages, and handle missing packages themselves.
    ignoreWarnings: [/Critical dependency/],
    performance: false,
    stats: 'errors-warnings',
  };
}
