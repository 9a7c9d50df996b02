import type { IConfiguration } from 'dependency-cruiser';
import { adapters } from './adapters.ts';
import { circles } from './circles.ts';
import { layers } from './layers.ts';
import { authRooms } from './rooms.ts';
import { toRule } from './rule.ts';
import { testsApart } from './tests-apart.ts';
import { webApps } from './web-apps.ts';
import { browsers, packageFloors, workspaces } from './workspaces.ts';

/** Who may import whom. Paths are those that an import resolves to. */
export const borders = {
  forbidden: [
    ...circles,
    ...workspaces,
    ...packageFloors,
    ...browsers,
    ...layers,
    ...authRooms,
    ...webApps,
    ...adapters,
    ...testsApart,
  ].map(toRule),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web-[^/]+/dist|infra/.+/target)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
} satisfies IConfiguration;
