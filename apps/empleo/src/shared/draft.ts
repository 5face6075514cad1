export { keepDraft, readDraft } from '@puente/platform/forms';
