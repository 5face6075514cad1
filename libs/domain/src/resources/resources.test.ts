import { describe, expect, test } from '@jest/globals';
import {
  advisingServices,
  asksForDuration,
  asksForStage,
  closestResources,
  durations,
  educationTypes,
  entrepreneurshipServices,
  matchesFilters,
  migrationServices,
  noFilters,
  noResources,
  type ResourceFilters,
  type ResourceItem,
  resourceItemSchema,
  settleFilters,
  stages,
} from './index.ts';

const capital: ResourceItem = {
  id: 1,
  type: 'Acceso a capital',
  stage: 'Puesta en Marcha',
  subcategory: null,
  needsValidation: false,
  country: 'Estados Unidos',
  state: 'Texas',
  title: { es: 'Microcréditos', en: 'Microloans' },
  description: { es: 'Préstamos pequeños', en: 'Small loans' },
  note: { es: 'Compara el costo.', en: 'Compare the cost.' },
  source: { name: 'Fondo comunitario', language: 'es', url: 'https://fondo.example.com/' },
  date: '2026-11-01',
};
const degree: ResourceItem = {
  ...capital,
  id: 2,
  type: 'Carreras universitarias',
  stage: null,
  subcategory: '4 años',
  needsValidation: true,
  country: 'México',
  state: 'Jalisco',
};

describe('the resource enumerations', () => {
  test('hold the services, stages and durations that are given', () => {
    expect(entrepreneurshipServices).toHaveLength(4);
    expect(stages).toEqual(['Puesta en Marcha', 'Crecimiento']);
    expect(educationTypes).toEqual(['Certificaciones cortas', 'Carreras universitarias']);
    expect(durations).toEqual(['2 años', '4 años', 'Maestría/Doctorado']);
    expect(migrationServices).toHaveLength(2);
    expect(advisingServices).toHaveLength(4);
    expect(noResources).toBe('No se encontraron recursos que coincidan.');
  });
});

describe('the filters of resources', () => {
  test('ask for a stage for capital only, for a duration for degrees only', () => {
    expect(entrepreneurshipServices.filter(asksForStage)).toEqual(['Acceso a capital']);
    expect(educationTypes.filter(asksForDuration)).toEqual(['Carreras universitarias']);
  });

  test('clear what another choice leaves without meaning', () => {
    const chosen = { ...noFilters, stage: 'Crecimiento', duration: '2 años', state: 'Texas' } as const;
    expect(settleFilters({ ...chosen, type: 'Cámaras de comercio', country: 'México' })).toEqual({
      ...noFilters,
      type: 'Cámaras de comercio',
      country: 'México',
    });
    expect(settleFilters({ ...chosen, type: 'Acceso a capital', country: 'Estados Unidos' })).toMatchObject({
      stage: 'Crecimiento',
      duration: '',
      state: 'Texas',
    });
    expect(settleFilters({ ...chosen, type: 'Carreras universitarias' })).toMatchObject({
      stage: '',
      duration: '2 años',
      state: '',
    });
  });

  test('find everything when nothing is chosen', () => {
    expect([capital, degree].every((item) => matchesFilters(item, noFilters))).toBe(true);
  });

  test.each([
    [{ type: 'Acceso a capital' }, [1]],
    [{ type: 'Acceso a capital', stage: 'Crecimiento' }, []],
    [{ type: 'Acceso a capital', stage: 'Puesta en Marcha' }, [1]],
    [{ type: 'Carreras universitarias', duration: '4 años' }, [2]],
    [{ type: 'Carreras universitarias', duration: '2 años' }, []],
    [{ needsValidation: 'Sí' }, [2]],
    [{ needsValidation: 'No' }, [1]],
    [{ country: 'México' }, [2]],
    [{ country: 'México', state: 'Jalisco' }, [2]],
    [{ country: 'México', state: 'Puebla' }, []],
    [{ stage: 'Crecimiento' }, [1, 2]],
  ] as const)('%j finds %j', (chosen, ids) => {
    const found = [capital, degree].filter((item) => matchesFilters(item, chosen));
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});

describe('what comes closest when nothing matches', () => {
  const growth: ResourceItem = { ...capital, id: 3, stage: 'Crecimiento', state: 'California' };
  const chamber: ResourceItem = { ...capital, id: 4, type: 'Cámaras de comercio', stage: null };
  const items = [growth, capital, degree, chamber];
  const closest = (chosen: Partial<ResourceFilters>, among: readonly ResourceItem[] = items) => {
    const found = closestResources(among, chosen);
    return found && [found.country, ...found.items.map(({ id }) => id)];
  };

  test('is the same service in the whole country', () => {
    const ohio = { country: 'Estados Unidos', state: 'Ohio' } as const;
    expect(closest({ ...ohio, type: 'Cámaras de comercio' })).toEqual(['Estados Unidos', 4]);
    expect(closest(ohio)).toEqual(['Estados Unidos', 3, 1, 4]);
  });

  test('is the same service anywhere when the country has none of it', () => {
    const puebla = { country: 'México', state: 'Puebla' } as const;
    expect(closest({ ...puebla, type: 'Cámaras de comercio' })).toEqual(['', 4]);
    expect(closest({ ...puebla, type: 'Carreras universitarias' })).toEqual(['México', 2]);
  });

  test('begins with what differs in the place alone, and leaves out what is another service', () => {
    const capitalInOhio = { type: 'Acceso a capital', country: 'Estados Unidos', state: 'Ohio' } as const;
    expect(closest({ ...capitalInOhio, stage: 'Puesta en Marcha' })).toEqual(['Estados Unidos', 1, 3]);
    expect(closest({ ...capitalInOhio, stage: 'Crecimiento' })).toEqual(['Estados Unidos', 3, 1]);
  });

  test('is the service without its details when no place was asked for', () => {
    expect(closest({ type: 'Carreras universitarias', duration: '2 años' })).toEqual(['', 2]);
  });

  test('is nothing when nobody offers the service', () => {
    expect(closest({ type: 'Organizaciones relacionadas', country: 'Panamá' })).toBeUndefined();
    expect(closest({}, [])).toBeUndefined();
  });
});

describe('an item of a list', () => {
  test('is whole', () => {
    expect(resourceItemSchema.parse(capital)).toEqual(capital);
    expect(resourceItemSchema.parse(degree)).toEqual(degree);
  });

  test.each([
    ['an unknown type', { type: 'Otro' }, 'type'],
    ['a state of another country', { state: 'Jalisco' }, 'state'],
    ['capital without a stage', { stage: null }, 'stage'],
    ['a stage of what is no capital', { type: 'Cámaras de comercio' }, 'stage'],
    ['a duration of what is no degree', { subcategory: '2 años' }, 'subcategory'],
    ['no English', { title: { es: 'Microcréditos' } }, 'title'],
    ['an empty note', { note: { es: ' ', en: 'Compare' } }, 'note'],
    [
      'a page that is not https',
      { source: { ...capital.source, url: 'http://fondo.example.com' } },
      'source',
    ],
    ['a page on this machine', { source: { ...capital.source, url: 'https://localhost/' } }, 'source'],
    ['a date that does not exist', { date: '2026-02-30' }, 'date'],
    ['a field nobody knows', { phone: '555' }, undefined],
  ])('has not %s', (_name, change, field) => {
    const { error } = resourceItemSchema.safeParse({ ...capital, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
