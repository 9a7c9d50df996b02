import { runProcess } from '@academy/service-kit/lifecycle/run-process.ts';
import { startGateway } from './start-gateway.ts';

runProcess({ name: 'gateway', start: () => startGateway({ env: process.env }) });
