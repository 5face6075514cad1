// Also for the gateway, which has no Nest: nothing of Nest in this module graph.
export { runProcess } from './run-process.ts';
