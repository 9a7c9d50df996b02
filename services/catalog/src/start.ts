import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { catalog } from './service.ts';

runService(catalog);
