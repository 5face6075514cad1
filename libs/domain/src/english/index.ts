export { default as glossary } from './glossary.json' with { type: 'json' };
export { type Glossary, translator } from './translate.ts';
