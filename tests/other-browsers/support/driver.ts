/** What the main flows need of a browser. Programs are bodies of functions that run in the page. */
export interface Driver {
  open(url: string): Promise<void>;
  /** @returns what the program returns, as JSON. */
  run<Result>(program: string): Promise<Result>;
  /** Presses the element that the program returns, as a finger or mouse does. @throws when it returns none, or something covers it. */
  press(program: string): Promise<void>;
  /** Types into the element that the program returns. @throws when it returns none. */
  type(program: string, text: string): Promise<void>;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
}

/** A common phone's, in CSS pixels. */
export const PHONE = { width: 412, height: 732 } as const;
