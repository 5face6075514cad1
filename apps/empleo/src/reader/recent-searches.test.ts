import { beforeEach, describe, expect, test } from '@jest/globals';
import { emptySearch, type JobSearch } from '@puente/domain/job-search';
import { forgetSearches, noteSearch, recentSearches } from './recent-searches.ts';
import { forgetCountry, rememberCountryOf, rememberedCountry } from './remembered-country.ts';

beforeEach(() => localStorage.clear());

const of = (part: Partial<JobSearch>): JobSearch => ({ ...emptySearch, ...part });
const texts = () => recentSearches().map(({ text }) => text);

describe('recent searches', () => {
  test('are those with words, the latest first, each once, six at the most', () => {
    noteSearch(of({ country: 'México' }));
    expect(recentSearches()).toEqual([]);
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) noteSearch(of({ text, page: 3 }));
    expect(texts()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
    expect(recentSearches()[0]).toEqual(of({ text: 'b', sort: 'relevancia' }));
  });

  test('do not say where somebody was', () => {
    noteSearch(of({ text: 'mesera', at: { latitude: 29.76, longitude: -95.37 }, radius: 10 }));
    expect(localStorage.getItem('jobs-searches')).not.toContain('29.76');
    expect(recentSearches()[0]).toMatchObject({ at: null, radius: 0 });
  });

  test('can be forgotten, and what somebody else left under their name is none', () => {
    noteSearch(of({ text: 'a' }));
    forgetSearches();
    expect(texts()).toEqual([]);
    localStorage.setItem('jobs-searches', '[1, null, "q=x", "utm=1"]');
    expect(texts()).toEqual(['x']);
  });
});

describe('the country', () => {
  test('of the last search is remembered, and forgotten by one of all countries', () => {
    rememberCountryOf(of({ country: 'México' }));
    expect(rememberedCountry()).toBe('México');
    rememberCountryOf(of({ text: 'mesera' }));
    expect(rememberedCountry()).toBe('');
  });

  test('stays as it is by a search of a place, which says where by itself', () => {
    rememberCountryOf(of({ country: 'México' }));
    rememberCountryOf(of({ place: 'Houston' }));
    rememberCountryOf(of({ at: { latitude: 1, longitude: 1 } }));
    expect(rememberedCountry()).toBe('México');
    forgetCountry();
    expect(rememberedCountry()).toBe('');
  });

  test('that is none is not taken', () => {
    localStorage.setItem('jobs-country', 'Francia');
    expect(rememberedCountry()).toBe('');
  });
});
