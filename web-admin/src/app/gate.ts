/** Session-storage key of the flag that opens the console for this browser session. It proves nothing. */
export const GATE_KEY = 'adminAuthenticated';

export interface Gate {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/** The gate in this tab's session storage, or in memory where the browser forbids storage. */
export function createGate(): Gate {
  let memory = false;
  return {
    isOpen() {
      try {
        return sessionStorage.getItem(GATE_KEY) === 'true';
      } catch {
        return memory;
      }
    },
    open() {
      memory = true;
      try {
        sessionStorage.setItem(GATE_KEY, 'true');
      } catch {
        // Private modes may forbid storage: the gate then stays open as long as this page.
      }
    },
    close() {
      memory = false;
      try {
        sessionStorage.removeItem(GATE_KEY);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
