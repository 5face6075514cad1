/** Filled in by nobody yet: shown where they have a value. */
export const profileFields = [
  'empleoIndustria',
  'empleoAnios',
  'empleoStatus',
  'eduNivel',
  'eduIngles',
  'eduCredenciales',
  'empIndustria',
  'empAnios',
  'empAsistencia',
  'empHubs',
  'migAbogados',
] as const;
