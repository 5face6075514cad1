// Also for the gateway and a start, which have no Nest: erasable syntax only, and nothing of Nest in this module graph.
export { logAnswers } from './log-answers.ts';
export { logDestination, outliveOutput, type LogDestination } from './log-destination.ts';
export { logOptions } from './log-options.ts';
