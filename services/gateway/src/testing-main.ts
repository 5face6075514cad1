// The gateway as a process, with the routes of its tests.
import { runGateway } from './run-gateway.ts';
import { testRoutes } from './testing.ts';

await runGateway(testRoutes);
