export * from './job-search.enums.ts';
export * from './job-search.rules.ts';
export * from './saved-search.rules.ts';
export * from './search-call.rules.ts';
