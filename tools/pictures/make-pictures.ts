/** `node tools/pictures/make-pictures.ts`: draws the pictures that never change into web/public/art, before Vite builds. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../local/paths.ts';
import { madePictures } from './made-pictures.ts';

const PUBLIC = join(ROOT, 'web', 'public');

rmSync(join(PUBLIC, 'art'), { recursive: true, force: true });
for (const { url, draw } of madePictures()) {
  const file = join(PUBLIC, url);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw());
}
