import { expect, test } from 'vitest';
import { addressMeant } from '../../src/start/joining';

const HOME = 'https://maps.example';

test('a code leads to its table', () => {
  expect(addressMeant('  9kqa7dvrgwb4 ', HOME)).toBe('/t/9kqa7dvrgwb4');
});

test('a link keeps its invitation', () => {
  expect(addressMeant('https://maps.example/t/9kqa7dvrgwb4#yfc1Nu-2', HOME)).toBe('/t/9kqa7dvrgwb4#yfc1Nu-2');
});

test('a link without its scheme, or by another name of the server, leads there too', () => {
  expect(addressMeant('maps.example/t/9kqa7dvrgwb4#yfc1', HOME)).toBe('/t/9kqa7dvrgwb4#yfc1');
  expect(addressMeant('http://192.168.0.7:8000/t/9kqa7dvrgwb4', HOME)).toBe('/t/9kqa7dvrgwb4');
});

test('anything else leads nowhere', () => {
  for (const text of ['', 'hello there', 'https://maps.example/rules', 'javascript:alert(1)', 'a/b'])
    expect(addressMeant(text, HOME)).toBeNull();
});
