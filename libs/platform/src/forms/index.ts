/** Forms of every page. Not shared at run time: each page bundles what it uses, under 1 kB. */
export { keepDraft, readDraft, readDraftFields } from './draft.ts';
export { errorSummary, errorTexts } from './error-summary.ts';
export { serverFieldErrors } from './server-field-errors.ts';
export { useForm, type FormErrors } from './use-form.ts';
