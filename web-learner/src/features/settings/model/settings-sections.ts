/** The sections of the settings, in their order. Each is named so after `#` in an address. */
export const settingsSections = [
  'profile',
  'plan',
  'ai',
  'language',
  'practice',
  'notifications',
  'certificates',
  'password',
  'sessions',
  'viewings',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** The section that an address names after `#`, if it does. */
export const namedSection = (hash: string): SettingsSection | null =>
  settingsSections.find((id) => hash === `#${id}`) ?? null;

interface View {
  /** Where each section begins, in pixels below the upper edge of the window. */
  tops: Readonly<Record<SettingsSection, number>>;
  /** Of the window: where what is read begins, and its height. */
  top: number;
  height: number;
  /** How far the page has been scrolled, 0 to 1. */
  progress: number;
}

/**
 * The section that is read: the last one that begins above a line, which moves from the top of the window to its bottom as
 * the page is scrolled. So the last sections have their turn, though the page ends before they reach the top.
 */
export function sectionInView({ tops, top, height, progress }: View): SettingsSection {
  const line = top + (height - top) * progress;
  return settingsSections.findLast((id) => tops[id] <= line) ?? 'profile';
}
