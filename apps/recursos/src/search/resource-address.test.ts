import { describe, expect, test } from '@jest/globals';
import { educationTypes, entrepreneurshipServices, noFilters } from '@puente/domain/resources';
import { type Questions, readFilters, writeFilters } from './resource-address.ts';

const business: Questions = { types: entrepreneurshipServices, validation: false };
const education: Questions = { types: educationTypes, validation: true };
const read = (address: string, questions = business) => readFilters(new URLSearchParams(address), questions);

describe('the address of a search of resources', () => {
  test.each([
    [{ ...noFilters }, business],
    [{ ...noFilters, type: 'Acceso a capital', stage: 'Crecimiento' }, business],
    [{ ...noFilters, country: 'Panamá', state: 'Darién' }, business],
    [{ ...noFilters, type: 'Carreras universitarias', duration: 'Maestría/Doctorado' }, education],
    [{ ...noFilters, needsValidation: 'Sí', country: 'México' }, education],
  ] as const)('%j comes back as it went', (filters, questions) => {
    expect(read(writeFilters(filters), questions)).toEqual(filters);
  });

  test('asks for nothing when it names no filter', () => {
    expect(read('')).toBeUndefined();
    expect(read('utm_source=amiga')).toBeUndefined();
  });

  test('asks for everything when no filter is chosen', () => {
    expect(writeFilters(noFilters)).toBe('tipo=todos');
  });

  test.each([
    ['tipo=Nada', noFilters],
    ['tipo=Carreras universitarias', noFilters],
    ['validacion=S%C3%AD', noFilters],
    ['etapa=Crecimiento', noFilters],
    ['pais=Francia&estado=Texas', noFilters],
    ['pais=M%C3%A9xico&estado=Texas', { ...noFilters, country: 'México' }],
  ])('%s: what is wrong, or not asked here, is left out', (address, filters) => {
    expect(read(address)).toEqual(filters);
  });
});
