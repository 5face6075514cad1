import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from '@jest/globals';

afterEach(cleanup);
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the dialog element but cannot open it.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};

// Nor does it scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// jsdom measures nothing.
performance.getEntriesByType ??= () => [];
