export { followKept, forgetKept, keep, keptKeys, readKept, readKeptJson, type StorageArea } from './kept.ts';
export { useKept } from './use-kept.ts';
