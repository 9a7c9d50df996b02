interface SerialSaverDeps<State> {
  save: (state: State) => Promise<void>;
  /** What was wanted last is saved. */
  onSaved: () => void;
  onFailure: (error: unknown) => void;
}

/** Saves one state after another, one call at a time; of what was wanted meanwhile only the last. */
export function createSerialSaver<State>({ save, onSaved, onFailure }: SerialSaverDeps<State>) {
  let wanted: { state: State } | null = null;
  let isRunning = false;

  async function run() {
    isRunning = true;
    try {
      while (wanted !== null) {
        const sent: { state: State } = wanted;
        await save(sent.state);
        if (wanted !== sent) continue;
        wanted = null;
        onSaved();
      }
    } catch (error) {
      wanted = null;
      onFailure(error);
    } finally {
      isRunning = false;
    }
  }

  return {
    want(state: State) {
      wanted = { state };
      if (!isRunning) void run();
    },
  };
}
