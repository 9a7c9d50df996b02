import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { library } from './service.ts';

runService(library);
