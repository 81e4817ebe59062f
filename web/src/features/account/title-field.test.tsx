import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TitleField } from './title-field';

test('nobody has a title before they choose one, in a page that the server drew too', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<TitleField name="titleCode" />);
  expect(page.querySelector('select')!.value).toBe('');
});
