import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { lazyPart } from '../shared/connection/lazy-part.ts';
import { SessionProvider } from '../shared/session/session-context.tsx';
import { ThemeProvider } from '../shared/theme/theme-context.tsx';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

const Toaster = lazyPart(async () => ({ default: (await import('../shared/ui/toast/toaster.tsx')).Toaster }));

export function App() {
  const [queries] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
        <Suspense>
          <Toaster follow={(to) => void router.navigate(to)} />
        </Suspense>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
