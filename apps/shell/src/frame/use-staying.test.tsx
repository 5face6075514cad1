import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useStaying } from './use-staying.ts';

let measured: () => void = () => undefined;
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      measured = () => callback([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  window.innerHeight = 640;
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'ResizeObserver'));

function Bar({ height }: { height: number }) {
  const bar = useRef<HTMLElement>(null);
  const staying = useStaying(bar);
  const sized = (element: HTMLElement | null) => {
    bar.current = element;
    if (element) Object.defineProperty(element, 'offsetHeight', { value: height, configurable: true });
  };
  return <header ref={sized}>{staying ? 'stays' : 'passes'}</header>;
}
const told = () => document.documentElement.style.getPropertyValue('--header');

test('a low bar stays, and the page knows how high it is; a high one passes, and covers nothing', () => {
  const { container, rerender, unmount } = render(<Bar height={64} />);
  act(measured);
  expect([container.textContent, told()]).toEqual(['stays', '64px']);
  rerender(<Bar height={272} />);
  act(measured);
  expect([container.textContent, told()]).toEqual(['passes', '0px']);
  window.innerHeight = 1200;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect([container.textContent, told()]).toEqual(['stays', '272px']);
  unmount();
  expect(told()).toBe('');
});
