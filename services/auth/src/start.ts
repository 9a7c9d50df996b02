import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { authService } from './service.ts';

runService(authService());
