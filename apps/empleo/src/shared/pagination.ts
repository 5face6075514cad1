export { Pagination } from '@puente/ui';
