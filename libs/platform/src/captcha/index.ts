export { useCaptchaProof, type CaptchaProof } from './use-captcha-proof.ts';
