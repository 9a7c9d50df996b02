/** What a component's import of its styles finds in a test. */
export {};
