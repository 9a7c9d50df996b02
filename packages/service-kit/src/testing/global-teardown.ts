import './global-setup.ts';

/** Jest's globalTeardown: stops the stack that globalSetup started. */
export default async (): Promise<void> => {
  await globalThis.academyTestStack?.stop();
};
