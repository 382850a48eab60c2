/** `npm run publish-story` and `npm run publish-seed` for a real project, against Firestore's REST interface in memory with the real publishing code. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { featuredList, type PublishedCopy, planPublication } from '../../functions/src/publishing/plan-publication.ts';
import { decodeFields } from '../../functions/src/store/firestore-rest.ts';
import { Stop } from '../local/say.ts';
import { TEST_STACK } from '../local/stacks.ts';
import { type CallGoogle, GoogleError } from '../operations/google.ts';
import { seedPublications } from '../seed/published-stories.ts';
import { publishSeed, publishStory } from './publish.ts';

type Fields = Record<string, unknown>;
type Rest = { fields: Record<string, object> };

/** A project's database with the trigger, which can be missing or slow to come. */
class Project {
  documents = new Map<string, { rest: Rest['fields']; updateTime: string }>();
  copies: readonly PublishedCopy[] = [];
  numbers: Readonly<Record<string, number>> = {};
  writes = 0;
  hasDatabase = true;
  hasTrigger = true;
  announced = 0;
  private clock = 0;

  call: CallGoogle = async (method, address, body) => {
    const url = new URL(address);
    expect(url.origin).toBe('https://firestore.googleapis.com');
    const [, path] = /^\/v1\/projects\/tales\/databases\/\(default\)(?:\/documents\/(.*))?$/.exec(url.pathname) ?? [];
    if (!this.hasDatabase) throw new GoogleError(404, 'The database (default) does not exist for project tales');
    if (path === undefined) return {};
    const found = this.documents.get(path);
    if (method === 'PATCH') return this.patch(path, url.searchParams, (body as Rest).fields);
    if (!found) throw new GoogleError(404, 'not found');
    return { fields: found.rest, updateTime: found.updateTime };
  };

  private patch(path: string, query: URLSearchParams, fields: Rest['fields']): Fields {
    const found = this.documents.get(path);
    if (query.get('currentDocument.exists') !== String(found !== undefined)) throw new GoogleError(409, `Document already exists: ${path}`);
    const changed = { ...found?.rest };
    for (const name of query.getAll('updateMask.fieldPaths').map((quoted) => quoted.slice(1, -1))) {
      if (fields[name] === undefined) delete changed[name];
      else changed[name] = fields[name];
    }
    this.writes += 1;
    this.store(path, changed);
    if (this.hasTrigger) this.publish(path);
    return {};
  }

  /** What the trigger does. */
  publish(path: string): void {
    const rest = this.documents.get(path)?.rest ?? {};
    const document = decodeFields(rest as never);
    const docId = path.split('/')[1] ?? '';
    const stamp = document.publishedAt as string | undefined;
    const plan = planPublication({
      docId,
      document,
      stampedAt: stamp === undefined ? undefined : Date.parse(stamp),
      numbers: this.numbers,
      copies: this.copies,
      imageHosts: [],
      now: this.clock * 1000,
    });
    if (plan.outcome === 'published') this.announced += 1;
    ({ copies: this.copies, numbers: this.numbers } = plan);
    const { id, publishedAt, problems } = plan.document;
    const { problems: stored, ...others } = rest;
    this.store(path, {
      ...others,
      ...(problems === undefined && stored ? { problems: stored } : {}),
      ...(problems ? { problems: { arrayValue: { values: problems.map((stringValue) => ({ stringValue })) } } } : {}),
      ...(id === undefined ? {} : { id: { integerValue: String(id) } }),
      ...(publishedAt === undefined ? {} : { publishedAt: { timestampValue: new Date(publishedAt).toISOString() } }),
    });
  }

  store(path: string, rest: Rest['fields']): void {
    this.clock += 1;
    this.documents.set(path, { rest, updateTime: String(this.clock) });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tuckaway-publish-'));
const TYPED = { title: 'The Late Lamp', description: 'A lamp goes out.', category: 'Cozy', pages: [{ content: 'Once.' }] };
let project: Project;
let told: string[];
const ask = vi.fn<(question: string) => Promise<string>>();

beforeEach(() => {
  project = new Project();
  told = [];
  ask.mockReset().mockResolvedValue('yes');
});

const options = (terminal: typeof ask | null = ask) => ({
  stack: TEST_STACK,
  folder,
  tell: (sentence: string) => told.push(sentence),
  ask: terminal,
  google: async () => project.call,
  timeoutMs: 1,
});
const save = (fields: Fields) => writeFileSync(join(folder, 'lamp.json'), JSON.stringify(fields));
const story = (...flags: string[]) => publishStory(['lamp.json', '--project', 'tales', ...flags], options());

describe('publish-story --project', () => {
  it('shows a new story, asks once, publishes it, and prints its address; a second run asks and writes nothing', async () => {
    save(TYPED);
    expect(await story()).toBe(0);
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      '1 story is written. Subscribed devices are notified of 1 new story. Write them into tales? (yes/no)',
    );
    expect(told).toEqual([
      expect.stringMatching(/^“The Late Lamp” is new \(curatedStories\/lamp\):\n {2}title: “The Late Lamp”\n.*\n {2}pages: 1 entry\n/s),
      '“The Late Lamp” is published: story 1 (curatedStories/lamp)',
      'https://tales.web.app/story/1',
    ]);
    told = [];
    expect(await story()).toBe(0);
    expect(told).toEqual(['“The Late Lamp” is published and up to date (curatedStories/lamp)']);
    expect([ask.mock.calls.length, project.writes, project.announced]).toEqual([1, 1, 1]);
  });

  it('shows what changes, field by field, also what the file no longer has', async () => {
    save({ ...TYPED, slug: 'lamp', rating: 4, pages: [{ content: `${'Once upon a time. '.repeat(8)}A lamp.` }, { content: 'Twice.' }] });
    await story();
    save({ ...TYPED, rating: 4.5, pages: [{ content: `${'Once upon a time. '.repeat(8)}A lantern.`, imageUrl: '/a.svg' }] });
    told = [];
    await story();
    expect(told[0]?.split('\n')).toEqual([
      '“The Late Lamp” changes (curatedStories/lamp):',
      '  page 1, content: “…ce upon a time. A lamp.” → “…ce upon a time. A lantern.”',
      '  page 1, imageUrl: “/a.svg”',
      '  page 2: removed',
      '  rating: 4 → 4.5',
      '  slug: removed, was “lamp”',
    ]);
    expect(ask).toHaveBeenLastCalledWith('1 story is written. Write them into tales? (yes/no)');
    expect(project.copies[0]?.story).toMatchObject({ rating: 4.5, pages: [{ imageUrl: '/a.svg' }] });
  });

  it('writes nothing after a no, with --dry-run, and without a terminal unless --yes is given', async () => {
    save(TYPED);
    ask.mockResolvedValue('no');
    expect(await story()).toBe(0);
    expect(told.at(-1)).toBe('Nothing was written.');
    expect(await story('--dry-run', '--yes')).toBe(0);
    expect(told.at(-1)).toMatch(/because of --dry-run\.$/);
    const alone = (...flags: string[]) => publishStory(['lamp.json', '--project', 'tales', ...flags], options(null));
    await expect(alone()).rejects.toThrow(/there is no terminal to ask\. Run this again with --yes\.$/);
    await expect(alone()).rejects.toThrow(Stop);
    expect(project.writes).toBe(0);
    expect(await alone('--yes')).toBe(0);
    expect(project.copies).toHaveLength(1);
  });

  it('writes nothing over a change that somebody makes while it asks', async () => {
    save(TYPED);
    await story();
    save({ ...TYPED, title: 'The Later Lamp' });
    ask.mockImplementation(async () => {
      project.store('curatedStories/lamp', { title: { stringValue: 'Mine' } });
      return 'yes';
    });
    await expect(story()).rejects.toThrow('curatedStories/lamp was changed meanwhile. Run this again.');
    expect(decodeFields(project.documents.get('curatedStories/lamp')?.rest as never)).toEqual({ title: 'Mine' });
  });

  it('before the functions are deployed says so, and once they are publishes the same file', async () => {
    save(TYPED);
    project.hasTrigger = false;
    await expect(story()).rejects.toThrow(/curatedStories\/lamp is written, but the publishing function did not answer\. Is it deployed/);
    project.hasTrigger = true;
    expect(await story()).toBe(0);
    expect(told.at(-2)).toBe('“The Late Lamp” is published: story 1 (curatedStories/lamp)');
  });
});

describe('publish-seed --project', () => {
  const seed = (...flags: string[]) => publishSeed(['--project', 'tales', ...flags], options());
  const { length: all } = seedPublications().copies;

  it('publishes every story of the seed with its pictures in one run, and home lists them as the seed does', async () => {
    expect(await seed()).toBe(0);
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`^${all} stories are written\\. .*notified of ${all} new stories`));
    const { copies, featured } = seedPublications();
    expect(featuredList(project.copies)).toEqual(featured);
    expect(project.copies.map((copy) => copy.story)).toEqual(copies.map((copy) => copy.story));
    for (const { imageUrl } of featured) expect(imageUrl).toMatch(/^\/art\/curated\/[a-z-]+\/cover\.svg$/);
  });

  it('again writes nothing', async () => {
    await seed();
    const { writes } = project;
    expect(await seed('--yes')).toBe(0);
    expect(project.writes).toBe(writes);
    expect(told.slice(-all)).toEqual(Array.from({ length: all }, () => expect.stringMatching(/ is published and up to date /)));
  });

  it('after an interruption continues with what is missing', async () => {
    const { call } = project;
    project.call = async (method, ...rest) => {
      if (method === 'PATCH' && project.writes === 5) throw new TypeError('fetch failed');
      return call(method, ...rest);
    };
    await expect(seed()).rejects.toThrow('fetch failed');
    project.call = call;
    expect(await seed()).toBe(0);
    expect(ask).toHaveBeenLastCalledWith(expect.stringMatching(`^${all - 5} stories are written\\.`));
    expect(featuredList(project.copies)).toEqual(seedPublications().featured);
  });

  it('keeps stories and numbers that the project already has', async () => {
    save(TYPED);
    await story();
    expect(await seed()).toBe(0);
    expect(project.numbers.lamp).toBe(1);
    expect(project.copies).toHaveLength(all + 1);
  });
});
