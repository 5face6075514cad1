export { followKept, forgetKept, keep, readKept, readKeptJson, type StorageArea } from './kept.ts';
export { useKept } from './use-kept.ts';
