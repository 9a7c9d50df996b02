import { lazy, type ComponentType } from 'react';
import { connection } from './connection.ts';

/**
 * A part of a screen whose code comes when it is first shown. Without a connection it waits
 * and comes once there is one; `lazy` would put an error in the place of the whole screen.
 */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => connection.whenUp(load));
