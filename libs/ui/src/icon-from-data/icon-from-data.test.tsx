import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { IconFromData, type IconData } from './icon-from-data.tsx';

test('the shapes of an icon are drawn', () => {
  const data: IconData = [
    ['path', { d: 'M12 12h.01', key: '1mp3jc' }],
    ['rect', { width: '20', height: 14, x: '2', y: '6', rx: '2' }],
  ];
  const { container } = render(<IconFromData data={data} size={20} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '20');
  expect(container.querySelector('path')).toHaveAttribute('d', 'M12 12h.01');
  expect(container.querySelector('rect')).toHaveAttribute('height', '14');
});

test('nothing but shapes and their geometry comes in with the data', () => {
  const data: IconData = [
    ['script', { href: 'https://example.com' }],
    ['path', { d: 'M0 0', onClick: 'alert(1)', style: 'color:red', dangerouslySetInnerHTML: '<b>' }],
  ];
  const { container } = render(<IconFromData data={data} />);
  expect(container.querySelector('svg')?.innerHTML).toBe('<path d="M0 0"></path>');
});
