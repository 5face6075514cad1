export { callSignal, giveCallsSignals, withSignal } from './call-signal.ts';
