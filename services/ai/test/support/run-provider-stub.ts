import { startProviderStub } from './provider-stub.ts';

// For a person or a journey: `node services/ai/test/support/run-provider-stub.ts 4010`, then OPENAI_BASE_URL=http://127.0.0.1:4010/v1.
const stub = await startProviderStub({ port: Number(process.argv[2] ?? 0) });
console.log(`OPENAI_BASE_URL=${stub.url}`);
