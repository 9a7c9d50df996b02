/** Where a button that leads to premium stands. */
export type UpgradePlace =
  'home' | 'courses' | 'course' | 'lesson' | 'library' | 'document' | 'community' | 'settings' | 'tutor';

/** The label under which an attempt is counted: home tells members from visitors. */
export const attemptLabel = (place: UpgradePlace, isSignedIn: boolean): string =>
  place === 'home' ? `home_${isSignedIn ? 'authenticated' : 'anonymous'}` : `${place}_page`;
