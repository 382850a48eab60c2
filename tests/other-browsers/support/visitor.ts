/** A person in front of a browser: finds things by role and name as the browser tests do, and waits for them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Driver } from './driver.ts';

/** Milliseconds until something must have appeared, on a busy machine. */
const PATIENCE = 30_000;
const PAUSE = 150;

/** The library by which the web app's own tests find things, as one script. */
const LIBRARY = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')), 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Name = string | RegExp;

const nameOf = (name: Name) => (typeof name === 'string' ? JSON.stringify(name) : String(name));
const byRole = (role: string, name: Name) => `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${nameOf(name)} })`;
const byLabel = (label: Name) => `TestingLibraryDom.queryAllByLabelText(document.body, ${nameOf(label)})`;
const byText = (text: Name) => `TestingLibraryDom.queryAllByText(document.body, ${nameOf(text)})`;
/** The first that is shown; a choice's own control is hidden behind its label. */
const first = (found: string) => `
  const shown = ${found}.map((element) => (element.type === 'radio' && element.labels[0]) || element)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return shown[0] ?? null;`;

export class Visitor {
  readonly driver: Driver;
  private readonly site: string;

  /** @param site its address without a path. */
  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  open(path: string): Promise<void> {
    return this.driver.open(`${this.site}${path}`);
  }

  path(): Promise<string> {
    return this.driver.run('return location.pathname');
  }

  press(role: 'button' | 'link' | 'radio', name: Name): Promise<void> {
    const program = first(byRole(role, name));
    return this.until(`a ${role} ${name} can be pressed`, async () => {
      await this.rests(program);
      await this.driver.press(program);
    });
  }

  fill(label: Name, text: string): Promise<void> {
    return this.until(`a field ${label} can be filled`, async () => {
      await this.driver.press(first(byLabel(label)));
      await this.driver.type(first(byLabel(label)), text);
    });
  }

  seeText(text: Name): Promise<void> {
    return this.see(`the text ${text}`, byText(text));
  }

  seeRole(role: string, name: Name): Promise<void> {
    return this.see(`a ${role} ${name}`, byRole(role, name));
  }

  /** Whether the control can be used; it must be there. */
  async isEnabled(role: 'button', name: Name): Promise<boolean> {
    await this.seeRole(role, name);
    return this.driver.run(`
      const control = (function () { ${first(byRole(role, name))} })();
      return !control.disabled && control.getAttribute('aria-disabled') !== 'true';`);
  }

  /** Scrolls to the element and waits until it stays where it is, because cards that come near are drawn late and move it. */
  private async rests(program: string): Promise<void> {
    const place = () =>
      this.driver.run<string>(`
        const element = (function () { ${program} })();
        if (!element) throw new Error('There is no such element.');
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width } = element.getBoundingClientRect();
        return [x, y, width].join();`);
    const before = await place();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if ((await place()) !== before) throw new Error('It moves.');
  }

  private see(what: string, found: string): Promise<void> {
    return this.until(`${what} is shown`, async () => {
      if (!(await this.shows(found))) throw new Error('It is not shown.');
    });
  }

  private async shows(found: string): Promise<boolean> {
    await this.bringLibrary();
    return this.driver.run(`return (function () { ${first(found)} })() !== null`);
  }

  /** Tries again until it works. @throws Error with what was expected, what failed last, and what the page says. */
  async until(what: string, attempt: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        await this.bringLibrary();
        await attempt();
        return;
      } catch (error) {
        if (Date.now() > end) {
          const page = await this.driver.run('return location.href + "\\n" + document.body.innerText.slice(0, 1500)').catch(String);
          throw new Error(`Expected that ${what}. ${String(error)}\nThe page: ${page}`);
        }
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** Each document needs it once. */
  private async bringLibrary(): Promise<void> {
    if (!(await this.driver.run('return typeof TestingLibraryDom === "object"'))) await this.driver.run(LIBRARY);
  }
}
