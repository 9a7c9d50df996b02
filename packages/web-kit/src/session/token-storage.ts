/** Local-storage key of the access token. */
export const TOKEN_KEY = 'token';

/** The stored token, with a fallback to memory where the browser forbids storage. */
export interface TokenStorage {
  read(): string | null;
  write(token: string | null): void;
  /** Calls the listener when another tab changes it. Returns a function that stops it. */
  onForeignChange(listener: (token: string | null) => void): () => void;
}

/** Keeps the token in local storage, so that every tab of the browser has the same session. */
export function createTokenStorage(): TokenStorage {
  let memory: string | null = null;
  return {
    read() {
      try {
        return localStorage.getItem(TOKEN_KEY);
      } catch {
        return memory;
      }
    },
    write(token) {
      memory = token;
      try {
        if (token === null) localStorage.removeItem(TOKEN_KEY);
        else localStorage.setItem(TOKEN_KEY, token);
      } catch {
        // Private modes may forbid storage: the session then lasts as long as this page.
      }
    },
    onForeignChange(listener) {
      const heard = (event: StorageEvent) => {
        if (event.key === TOKEN_KEY || event.key === null) listener(this.read());
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}
