// `npm start`: everything, from building what changed to the printed address, until Ctrl-C.
import { runUntilStopped } from './run.ts';

await runUntilStopped('Starting Puente');
