/** On its own, so that it is loaded when the box is first ticked. */
export { solveCaptcha as solve } from '@puente/platform/captcha';
