import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { AutomationRepository } from '../data/automation-repository.ts';
import type { RunRepository } from '../data/run-repository.ts';
import type { SeedingRepository } from '../data/seeding-repository.ts';

/** What the use cases of automations work with. */
export interface AutomationDeps {
  automations: AutomationRepository;
  runs: RunRepository;
  seeding: SeedingRepository;
  /** The shortest interval that staff may choose, in milliseconds. */
  minIntervalMs: number;
  logger: Logger;
  now: () => Date;
}
