import { deviceName, deviceOf } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge en Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
    'Chrome en Android',
  ],
  ['curl/8.0', 'Dispositivo desconocido'],
  [undefined, 'Dispositivo desconocido'],
])('When the browser says %j, then the session is called %j', (userAgent, name) => {
  expect(deviceName(deviceOf(userAgent), 'es')).toBe(name);
});
