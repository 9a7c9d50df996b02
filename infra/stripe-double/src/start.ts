import { runProcess } from '@academy/service-kit/lifecycle/run-process.ts';
import { startDouble } from './start-double.ts';

runProcess({ name: 'stripe-double', start: () => startDouble({ env: process.env }) });
