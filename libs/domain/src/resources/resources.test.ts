import {
  advisingServices,
  asksForDuration,
  asksForStage,
  durations,
  educationTypes,
  entrepreneurshipServices,
  matchesFilters,
  migrationServices,
  noFilters,
  noResources,
  type ResourceItem,
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
  title: 'Microcréditos',
  description: 'Préstamos pequeños',
  source: 'Fondo comunitario',
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
  it('hold the services, stages and durations of the specification', () => {
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
  it('ask for a stage for capital only, for a duration for degrees only', () => {
    expect(entrepreneurshipServices.filter(asksForStage)).toEqual(['Acceso a capital']);
    expect(educationTypes.filter(asksForDuration)).toEqual(['Carreras universitarias']);
  });

  it('clear what another choice leaves without meaning', () => {
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

  it('find everything when nothing is chosen', () => {
    expect([capital, degree].every((item) => matchesFilters(item, noFilters))).toBe(true);
  });

  it.each([
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
