/** No two folders import each other. Tests are left out, because their fakes know both sides; only a run of its own can leave out files. */
const { options } = require('./.dependency-cruiser.cjs');

const FOLDERS = '^(functions/src|web/src/data)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: { path: FOLDERS }, to: { path: FOLDERS, circular: true } },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` } },
};
