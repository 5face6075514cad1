import { describe, expect, test } from '@jest/globals';
import {
  countFilters,
  emptySearch,
  type JobSearch,
  radiusUnit,
  readSearch,
  sameFilters,
  searchCall,
  sinceInstant,
  type Wish,
  wishesOf,
  withoutFilters,
  withoutWish,
  writeSearch,
} from './index.ts';

const full: JobSearch = {
  text: 'cocina & más',
  place: 'Houston, Texas',
  radius: 25,
  at: null,
  country: 'Estados Unidos',
  province: 'Texas',
  category: 'Hospitalidad y turismo',
  subcategory: 'Cocina',
  modality: 'Presencial',
  jobType: 'Medio tiempo',
  payFrom: 30_000,
  since: '3d',
  visa: 'Sí',
  language: 'Español',
  affinities: ['Mujeres', 'Pueblos Originarios'],
  employer: 'fondaluz',
  sort: 'salario',
  page: 3,
};

const read = (address: string) => readSearch(new URLSearchParams(address));

describe('a search and its address', () => {
  test('say the same, there and back', () => {
    expect(read(writeSearch(full))).toEqual(full);
  });

  test('a search without wishes is one too', () => {
    expect(read(writeSearch(emptySearch))).toEqual(emptySearch);
  });

  test('where somebody is goes there and back, rounded', () => {
    const here: JobSearch = {
      ...emptySearch,
      at: { latitude: 29.7604, longitude: -95.3698 },
      radius: 10,
      sort: 'distancia',
    };
    expect(writeSearch(here)).toBe('radio=10&cerca=29.76%2C-95.37&orden=distancia');
    expect(read(writeSearch(here))).toEqual({ ...here, at: { latitude: 29.76, longitude: -95.37 } });
  });

  test('an address that asks for nothing is no search', () => {
    expect(read('')).toBeUndefined();
    expect(read('utm_source=x')).toBeUndefined();
  });

  test('what an address spells wrongly is left out', () => {
    const address =
      'pais=Francia&estado=Texas&modalidad=Lunar&visa=quizás&idioma=Latín&afinidad=Gatos&pagina=-2&orden=azar' +
      '&tipo=Siesta&sueldo=31000&recientes=1y&empresa=O%27Neill&cerca=99,1&radio=25';
    expect(read(address)).toEqual(emptySearch);
  });

  test('control characters are none of anybody’s words', () => {
    expect(read('q=co%00cina%07&donde=%00Houston%0A&empresa=la%00casa')).toMatchObject({
      text: 'co cina',
      place: 'Houston',
      employer: '',
    });
    expect(read('q=%00')).toMatchObject({ text: '', sort: 'fecha' });
  });

  test('a radius is left out where nothing is in its middle, and whatever is too large for one', () => {
    expect(read('radio=25')).toEqual(emptySearch);
    expect(read('donde=Houston&radio=26')).toMatchObject({ place: 'Houston', radius: 0 });
    expect(read('donde=Houston&cerca=1,1')).toMatchObject({ place: 'Houston', at: null });
    expect(read(`q=${'x'.repeat(200)}`)?.text).toHaveLength(100);
  });

  test('a state of another country and a subcategory of another category are left out', () => {
    const search = read('pais=México&estado=Texas&categoria=Legal&subcategoria=Cocina');
    expect(search).toMatchObject({ country: 'México', province: '', category: 'Legal', subcategory: '' });
  });

  test('relevance is the order of a search by text, distance that around a place, the date that of any other', () => {
    expect(read('q=cocina')?.sort).toBe('relevancia');
    expect(read('q=cocina&orden=fecha')?.sort).toBe('fecha');
    expect(read('pais=México&orden=relevancia')?.sort).toBe('fecha');
    expect(read('donde=Houston&radio=25')?.sort).toBe('distancia');
    expect(read('donde=Houston&orden=distancia')?.sort).toBe('fecha');
    expect(read('q=cocina&cerca=1,1&orden=distancia')?.sort).toBe('distancia');
    expect(read('q=cocina&orden=distancia')?.sort).toBe('relevancia');
  });
});

describe('the wishes of a search', () => {
  test('the filters that are set are counted, each affinity by itself', () => {
    expect(countFilters(full)).toBe(13);
    expect(countFilters(emptySearch)).toBe(0);
  });

  test('without its filters a search keeps its text, its place and its order', () => {
    const open = withoutFilters(full);
    expect(open).toEqual({
      ...emptySearch,
      text: 'cocina & más',
      place: 'Houston, Texas',
      radius: 25,
      sort: 'salario',
    });
    expect(countFilters(open)).toBe(0);
  });

  test('filters are the same whatever the text, the place, the order and the page', () => {
    expect(sameFilters(full, { ...full, text: '', place: '', radius: 0, sort: 'fecha', page: 1 })).toBe(true);
    expect(sameFilters(full, { ...full, affinities: ['Mujeres'] })).toBe(false);
    expect(sameFilters(full, { ...full, payFrom: 0 })).toBe(false);
    expect(sameFilters(full, withoutFilters(full))).toBe(false);
  });

  test('are named in one order, and none is one that is not there', () => {
    expect(wishesOf(emptySearch)).toEqual([]);
    expect(wishesOf({ ...emptySearch, since: '24h', text: 'x', affinities: ['Mujeres'] })).toEqual([
      'text',
      'since',
      'affinities',
    ]);
  });

  test('each can be let go, with those that hang on it, and leads to the first page', () => {
    for (const wish of wishesOf(full)) {
      const open = withoutWish(full, wish);
      expect(wishesOf(open)).not.toContain(wish);
      expect(open.page).toBe(1);
      expect(read(writeSearch(open))).toEqual(open);
    }
    const gone = (wish: Wish) =>
      wishesOf(full).filter((one) => !wishesOf(withoutWish(full, wish)).includes(one));
    expect(gone('country')).toEqual(['country', 'province']);
    expect(gone('category')).toEqual(['category', 'subcategory']);
    expect(gone('place')).toEqual(['place', 'radius']);
  });

  test('an order that makes no sense without a wish goes with it', () => {
    const near = read('q=cocina&donde=Houston&radio=25&orden=distancia')!;
    expect(withoutWish(near, 'place').sort).toBe('relevancia');
    expect(withoutWish(withoutWish(near, 'text'), 'radius').sort).toBe('fecha');
  });
});

describe('a search as the server hears it', () => {
  const now = new Date('2026-11-24T12:34:56.789Z');
  /** What is sent of it, as `query` of the platform does. */
  const sent = (search: JobSearch) => JSON.parse(JSON.stringify(searchCall(search, now))) as unknown;

  test('holds every wish in the documented grammar', () => {
    expect(sent(full)).toEqual({
      filters: {
        status: 'Publicado',
        country: { $eq: 'Estados Unidos' },
        province: { $eq: 'Texas' },
        category: { $eq: 'Hospitalidad y turismo' },
        subcategory: { $eq: 'Cocina' },
        modality: { $eq: 'Presencial' },
        jobType: { $eq: 'Medio tiempo' },
        workLanguage: { $eq: 'Español' },
        visaRequirement: { $contains: 'Patrocinio disponible' },
        affinities: { $in: ['Mujeres', 'Pueblos Originarios'] },
        annualSalary: { $gte: 30_000 },
        publishedAt: { $gte: '2026-11-21T12:34:00.000Z' },
        employer: { username: { $eq: 'fondaluz' } },
      },
      _q: 'cocina & más',
      place: 'Houston, Texas',
      near: { radius: 25 },
      sort: 'salary:desc',
    });
  });

  test('holds nothing that was not asked for', () => {
    expect(sent(emptySearch)).toEqual({
      filters: { status: 'Publicado' },
      _q: '',
      place: '',
      sort: 'datePosted:desc',
    });
  });

  test('Visa No asks for jobs that require one', () => {
    const { filters } = searchCall({ ...emptySearch, visa: 'No' });
    expect(filters.visaRequirement).toEqual({ $contains: 'Visa requerida' });
  });

  test('relevance is left to the server', () => {
    expect(sent({ ...emptySearch, text: 'cocina', sort: 'relevancia' })).not.toHaveProperty('sort');
  });

  test('where somebody is goes with the radius, and by itself', () => {
    const at = { latitude: 19.43, longitude: -99.13 };
    expect(searchCall({ ...emptySearch, at }).near).toEqual({ lat: 19.43, lng: -99.13 });
    expect(searchCall({ ...emptySearch, at, country: 'México', radius: 50 }).near).toEqual({
      lat: 19.43,
      lng: -99.13,
      radius: 50,
    });
  });

  test.each([
    ['Estados Unidos', 'Guadalajara', 'miles'],
    ['Panamá', '', 'km'],
    ['', 'Houston, Texas', 'miles'],
    ['', 'Guadalajara, Jalisco', 'km'],
    ['', 'México', 'km'],
    ['', 'Guadalajara', undefined],
    ['', '77036', undefined],
    ['', 'Ciudad de Panamá', undefined],
    ['', '', undefined],
  ])('a radius in «%s» around «%s» is in %s, as far as it says so itself', (country, place, unit) => {
    expect(radiusUnit({ country, place, at: null })).toBe(unit);
  });

  test.each([
    ['Houston', 29.76, -95.37, 'miles'],
    ['San Diego', 32.72, -117.16, 'miles'],
    ['Tijuana', 32.5, -117.02, 'km'],
    ['El Paso', 31.79, -106.42, 'miles'],
    ['Ciudad Juárez', 31.69, -106.42, 'km'],
    ['Laredo', 27.53, -99.48, 'miles'],
    ['Nuevo Laredo', 27.45, -99.55, 'km'],
    ['Brownsville', 25.93, -97.48, 'miles'],
    ['Matamoros', 25.84, -97.5, 'km'],
    ['Key West', 24.56, -81.78, 'miles'],
    ['Honolulu', 21.31, -157.86, 'miles'],
    ['Monterrey', 25.68, -100.31, 'km'],
    ['Mérida', 20.97, -89.62, 'km'],
    ['Ciudad de Panamá', 8.98, -79.52, 'km'],
  ])('of a browser in %s it is in the unit of that country', (_town, latitude, longitude, unit) => {
    expect(radiusUnit({ country: '', place: '', at: { latitude, longitude } })).toBe(unit);
  });

  test('«recientes» is an instant', () => {
    expect(sinceInstant('24h', now)).toBe('2026-11-23T12:34:00.000Z');
    expect(sinceInstant('7d', now)).toBe('2026-11-17T12:34:00.000Z');
  });
});
