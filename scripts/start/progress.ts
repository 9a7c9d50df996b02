export interface Step {
  done(note?: string): void;
  failed(): void;
}

export interface Progress {
  step(label: string): Step;
  note(text: string): void;
  /** Lets the terminal go. */
  close(): void;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** One line when a step begins to matter: at its end. */
const plainProgress = (out: NodeJS.WritableStream): Progress => ({
  step(label) {
    const began = Date.now();
    const end = (mark: string, note?: string): void => {
      out.write(`${mark} ${label}${note ? `: ${note}` : ''} (${seconds(Date.now() - began)})\n`);
    };
    return { done: (note) => end('✓', note), failed: () => end('✗') };
  },
  note: (text) => void out.write(`${text}\n`),
  close: () => {},
});

/** Steps under way turn at the bottom; what is finished scrolls away above them. */
const livelyProgress = (out: NodeJS.WriteStream): Progress => {
  const active = new Map<symbol, { label: string; began: number }>();
  let drawn = 0;
  let turn = 0;
  const draw = (finished?: string): void => {
    const up = drawn > 0 ? `\u001b[${String(drawn)}A\u001b[0J` : '';
    const frame = frames[turn % frames.length] ?? '';
    const lines = [...active.values()].map(
      ({ label, began }) => `${frame} ${label} \u001b[2m${seconds(Date.now() - began)}\u001b[0m`,
    );
    drawn = lines.length;
    out.write(
      up + [...(finished === undefined ? [] : [finished]), ...lines].map((line) => `${line}\n`).join(''),
    );
  };
  const timer = setInterval(() => {
    turn += 1;
    if (active.size > 0) draw();
  }, 100).unref();
  return {
    step(label) {
      const key = Symbol(label);
      const began = Date.now();
      active.set(key, { label, began });
      draw();
      const end = (mark: string, note?: string): void => {
        active.delete(key);
        draw(`${mark} ${label}${note ? `: ${note}` : ''} \u001b[2m${seconds(Date.now() - began)}\u001b[0m`);
      };
      return {
        done: (note) => end('\u001b[32m✓\u001b[0m', note),
        failed: () => end('\u001b[31m✗\u001b[0m'),
      };
    },
    note: (text) => draw(text),
    close: () => clearInterval(timer),
  };
};

/** Lively on a terminal, plain lines in a file or a build server's log. */
export const createProgress = (out: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Progress =>
  out.isTTY && !env.CI && !env.NO_COLOR && env.TERM !== 'dumb' ? livelyProgress(out) : plainProgress(out);

/** Runs the work as one step; a failure marks it and is thrown on. */
export const during = async <Result>(
  progress: Progress,
  label: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const step = progress.step(label);
  try {
    const result = await work();
    step.done();
    return result;
  } catch (error) {
    step.failed();
    throw error;
  }
};
