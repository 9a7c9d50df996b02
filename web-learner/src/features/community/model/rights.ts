interface Person {
  isPremium: boolean;
  isModerator: boolean;
  isAdmin: boolean;
}

export const isStaff = (user: Person | null): boolean => user !== null && (user.isModerator || user.isAdmin);

/** Who may start a discussion: premium members and staff. Every member may reply. */
export const mayPost = (user: Person | null): boolean => user !== null && (user.isPremium || isStaff(user));
