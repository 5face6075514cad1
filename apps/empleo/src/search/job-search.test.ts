import { describe, expect, test } from '@jest/globals';
import {
  countFilters,
  emptySearch,
  type JobSearch,
  readSearch,
  sameFilters,
  withoutFilters,
  writeSearch,
} from './job-search.ts';
import { searchQuery } from './search-jobs.endpoints.ts';

const full: JobSearch = {
  text: 'cocina & más',
  country: 'Estados Unidos',
  province: 'Texas',
  category: 'Hospitalidad y turismo',
  subcategory: 'Cocina',
  modality: 'Presencial',
  visa: 'Sí',
  language: 'Español',
  affinities: ['Mujeres', 'Pueblos Originarios'],
  sort: 'salario',
  page: 3,
};

const read = (address: string) => readSearch(new URLSearchParams(address));

describe('a search and its address', () => {
  test('say the same, there and back', () => {
    expect(read(writeSearch(full))).toEqual(full);
  });

  test('a search without filters is one too', () => {
    expect(read(writeSearch(emptySearch))).toEqual(emptySearch);
  });

  test('an address that asks for nothing is no search', () => {
    expect(read('')).toBeUndefined();
    expect(read('utm_source=x')).toBeUndefined();
  });

  test('what an address spells wrongly is left out', () => {
    const address =
      'pais=Francia&estado=Texas&modalidad=Lunar&visa=quizás&idioma=Latín&afinidad=Gatos&pagina=-2&orden=azar';
    expect(read(address)).toEqual(emptySearch);
  });

  test('a state of another country and a subcategory of another category are left out', () => {
    const search = read('pais=México&estado=Texas&categoria=Legal&subcategoria=Cocina');
    expect(search).toMatchObject({ country: 'México', province: '', category: 'Legal', subcategory: '' });
  });

  test('relevance is the order of a search by text, the date that of any other', () => {
    expect(read('q=cocina')?.sort).toBe('relevancia');
    expect(read('q=cocina&orden=fecha')?.sort).toBe('fecha');
    expect(read('pais=México&orden=relevancia')?.sort).toBe('fecha');
  });

  test('the filters that are set are counted, each affinity by itself', () => {
    expect(countFilters(full)).toBe(9);
    expect(countFilters(emptySearch)).toBe(0);
  });

  test('without its filters a search keeps its text and its order', () => {
    const open = withoutFilters(full);
    expect(open).toEqual({ ...emptySearch, text: 'cocina & más', sort: 'salario' });
    expect(countFilters(open)).toBe(0);
  });

  test('filters are the same whatever the text, the order and the page', () => {
    expect(sameFilters(full, { ...full, text: '', sort: 'fecha', page: 1 })).toBe(true);
    expect(sameFilters(full, { ...full, affinities: ['Mujeres'] })).toBe(false);
    expect(sameFilters(full, withoutFilters(full))).toBe(false);
  });
});

describe('a search as the server hears it', () => {
  const asked = (search: JobSearch) => Object.fromEntries(new URLSearchParams(searchQuery(search)));

  test('holds every filter in the documented grammar', () => {
    expect(asked(full)).toEqual({
      'filters[status]': 'Publicado',
      'filters[country][$eq]': 'Estados Unidos',
      'filters[province][$eq]': 'Texas',
      'filters[category][$eq]': 'Hospitalidad y turismo',
      'filters[subcategory][$eq]': 'Cocina',
      'filters[modality][$eq]': 'Presencial',
      'filters[workLanguage][$eq]': 'Español',
      'filters[visaRequirement][$contains]': 'Patrocinio disponible',
      'filters[affinities][$in][0]': 'Mujeres',
      'filters[affinities][$in][1]': 'Pueblos Originarios',
      _q: 'cocina & más',
      sort: 'salary:desc',
      populate: '*',
      'pagination[page]': '3',
      'pagination[pageSize]': '20',
    });
  });

  test('holds nothing that was not asked for', () => {
    expect(asked(emptySearch)).toEqual({
      'filters[status]': 'Publicado',
      sort: 'datePosted:desc',
      populate: '*',
      'pagination[page]': '1',
      'pagination[pageSize]': '20',
    });
  });

  test('Visa No asks for jobs that require one', () => {
    const query = asked({ ...emptySearch, visa: 'No' });
    expect(query['filters[visaRequirement][$contains]']).toBe('Visa requerida');
  });

  test('relevance is left to the server', () => {
    expect(asked({ ...emptySearch, text: 'cocina', sort: 'relevancia' })).not.toHaveProperty('sort');
  });
});
