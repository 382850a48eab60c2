/**
 * Spares the functions' processes what they load and never use, which was two fifths of their start: the emulator's own modules for deployments, and
 * every kind of function. Loaded with `node --import` in every process of the emulators.
 */
import { registerHooks } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** What only other processes use, by the file that loads it. */
const UNUSED: Record<string, RegExp> = {
  'functionsEmulatorShared.js': /^\.\.\/(?:deploy|extensions|utils)|^\.\/extensions\//,
  'functionsEmulatorRuntime.js': /[\\/]firebase-functions[\\/]lib[\\/]/,
};
const LATER = '?later';

/** A module that loads the real one if it is used after all. */
const later = (file: string) => `module.exports = new Proxy({}, { get: (_, name) => require(${JSON.stringify(file)})[name] });`;

if (/functionsEmulatorRuntime(?:\.js)?$/.test(process.argv[1] ?? '')) {
  registerHooks({
    resolve(request, context, next) {
      const resolved = next(request, context);
      const loader = Object.keys(UNUSED).find((name) => context.parentURL?.endsWith(name));
      return loader !== undefined && UNUSED[loader]?.test(request) ? { ...resolved, url: resolved.url + LATER } : resolved;
    },
    load(url, context, next) {
      if (!url.endsWith(LATER)) return next(url, context);
      return { format: 'commonjs', source: later(fileURLToPath(url.slice(0, -LATER.length))), shortCircuit: true };
    },
  });
}
