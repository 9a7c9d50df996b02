export interface TimedFile {
  file: string;
  milliseconds: number;
}

export interface StepResult {
  passed: number;
  failed: number;
  /** Tests that were left out, by a condition of their own. */
  skipped?: number;
  /** How long each test file took. */
  files?: readonly TimedFile[];
  /** All that it said. */
  output: string;
  /** What a person needs to read when something failed; the end of the output when absent. */
  failures?: string;
}

export interface Step {
  name: string;
  /** How many of the two processors it keeps busy; 0 when it mostly waits for the network. */
  weight: 0 | 1 | 2;
  /** Steps that must have passed before it. */
  after?: readonly string[];
  run: () => Promise<StepResult>;
}

export interface FinishedStep extends StepResult {
  name: string;
  milliseconds: number;
}

/** What every step may use. */
export interface TestRun {
  root: string;
  /** A throw-away folder; also the temporary folder of all that is started. */
  folder: string;
  /** The whole matrix and many more kills. */
  full: boolean;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}
