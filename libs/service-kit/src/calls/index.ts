export { forEverybody, tellCaches } from './answer-caching.ts';
export { tellCacheGroups } from './cache-groups.ts';
export { callSignal, detached, giveCallsSignals, untilArrived, withSignal } from './call-signal.ts';
export { Draining } from './draining.ts';
export {
  acceptedEncoding,
  encode,
  encodeLast,
  type Encoding,
  isWorthEncoding,
  largestEncoded,
  sentOnce,
} from './encoding.ts';
export { isKnownTag } from './known-tag.ts';
export { largestBody } from './largest-body.ts';
