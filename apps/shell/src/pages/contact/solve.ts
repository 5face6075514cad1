/** On its own, so that it can be loaded when it is needed. */
export { solveCaptcha } from '@puente/platform/captcha';
