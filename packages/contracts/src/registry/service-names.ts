/** Every service behind the gateway, apart from its contract for those that only need to know which there are. */
export const serviceNames = ['auth', 'catalog', 'library', 'forum', 'ai', 'scheduler'] as const;

export type ServiceName = (typeof serviceNames)[number];
