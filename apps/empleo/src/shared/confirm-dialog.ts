export { ConfirmDialog } from '@puente/ui';
