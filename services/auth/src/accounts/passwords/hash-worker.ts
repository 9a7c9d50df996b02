import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { stepBack } from '@academy/service-kit/lifecycle/step-back.ts';
import { cost } from './hash-cost.ts';
import type { HashJob, HashOutcome } from './hash-threads.ts';

const outcomeOf = ({ password, hashed }: HashJob): HashOutcome => {
  try {
    return { value: hashed === null ? hashSync(password, cost) : verifySync(hashed, password) };
  } catch (error) {
    return { failure: String(error) };
  }
};

// Hashes take every core there is: those who are signed in already come first.
stepBack();
parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(outcomeOf(job)));
