import type { AutomationType } from '@academy/contracts/shared/automation-types.ts';
import type { AutomationTexts } from '../locales/en/automations.ts';

type ExplainedType = keyof AutomationTexts['automations']['message']['run_content'];

/** What a run does to people cannot be taken back, so that one press is not enough. */
const asking = [
  'retention_sweep',
  'practice_reminder',
  'weekly_digest',
] as const satisfies readonly ExplainedType[];

/** The type where staff are asked before they run it by hand; null for what does no harm. */
export const askingType = (type: AutomationType): ExplainedType | null =>
  asking.find((each) => each === type) ?? null;
