/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
