export * from './render-head.ts';
export * from './template-problem.ts';
