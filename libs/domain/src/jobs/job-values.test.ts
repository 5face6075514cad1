import { describe, expect, test } from '@jest/globals';
import {
  affinities,
  applicationStatuses,
  isSubcategory,
  jobCategories,
  jobCategoryNames,
  jobStatuses,
  jobTypes,
  modalities,
  subcategoriesOf,
  visaRequirements,
  workLanguages,
} from './index.ts';

describe('the enumerations', () => {
  test('hold the given values', () => {
    expect(modalities).toEqual(['Presencial', 'Remoto', 'Semi-remoto']);
    expect(workLanguages).toEqual(['Español', 'Inglés', 'Ambos']);
    expect(visaRequirements).toEqual(['Visa requerida', 'Patrocinio disponible']);
    expect(jobTypes).toEqual(['Tiempo completo', 'Medio tiempo', 'Freelance', 'Contrato']);
    expect(jobStatuses).toEqual(['Borrador', 'Publicado']);
    expect(applicationStatuses).toEqual(['Enviada', 'En revisión', 'Entrevista', 'Rechazada', 'Contratada']);
    expect(affinities).toEqual([
      'Mujeres',
      'Personas con discapacidad',
      'Padres y madres',
      'Jóvenes',
      'Pueblos Originarios',
    ]);
  });
});

describe('the categories', () => {
  test('are 33 different ones in the given order', () => {
    expect(new Set(jobCategoryNames).size).toBe(33);
    expect(jobCategoryNames[0]).toBe('Administración y oficina');
    expect(jobCategoryNames[10]).toBe('Hospitalidad y turismo');
    expect(jobCategoryNames[20]).toBe('Tecnología de la información');
    expect(jobCategoryNames[32]).toBe('Remesas');
  });

  test.each(jobCategories.map(({ name, subcategories }) => ({ name, subcategories })))(
    '$name has 3 to 6 different subcategories',
    ({ name, subcategories }) => {
      expect(subcategories.length).toBeGreaterThanOrEqual(3);
      expect(subcategories.length).toBeLessThanOrEqual(6);
      expect(new Set<string>(subcategories).size).toBe(subcategories.length);
      expect(subcategoriesOf(name)).toEqual(subcategories);
    },
  );

  test('give no subcategories for a name that is none', () => {
    expect(subcategoriesOf('')).toEqual([]);
    expect(isSubcategory('Legal', 'Cocina')).toBe(false);
    expect(isSubcategory('Legal', 'Abogacía')).toBe(true);
  });
});
