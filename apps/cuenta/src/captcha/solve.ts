/** On its own, so that it is loaded when it is first needed. */
export { solveCaptcha as solve } from '@puente/platform/captcha';
