import { expect, test } from '@jest/globals';
import { overlap, routePattern } from '@puente/composition';
import { matchPath } from 'react-router-dom';

const paths = [
  '/',
  '/empleos',
  '/Empleos',
  '/empleos-disponibles',
  '/detalle-empleo/:jobId',
  '/mi-cuenta/:x',
  '/mi-cuenta/favoritos',
];
const addresses = [
  ...paths,
  '/empleos/',
  '/EMPLEOS',
  '/empleos/7',
  '/detalle-empleo',
  '/detalle-empleo/7',
  '/Detalle-Empleo/7/',
  '/detalle-empleo/7/8',
  '/detalle-empleo/a.b',
  '/detalle-empleo/a%20b',
];

test('the gateway knows a page by the addresses that the router opens it at', () => {
  for (const path of paths)
    for (const address of addresses)
      expect([path, address, routePattern(path).test(address)]).toEqual([
        path,
        address,
        matchPath(path, address) !== null,
      ]);
});

test('two routes that some address opens are one to who publishes', () => {
  for (const one of paths)
    for (const other of paths) {
      const both = addresses.some((address) => matchPath(one, address) && matchPath(other, address));
      expect([one, other, overlap(one, other)]).toEqual([one, other, both]);
    }
});
