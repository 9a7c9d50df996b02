import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pause } from '@academy/service-kit/time/pause.ts';
import type { Attack } from '../support/attacked-academy.ts';

const connections = 420;
const mostMs = 1_000;

export const halfSent: Attack = {
  name: 'half-sent requests (F1)',
  tries: `${connections} connections send half a sign-in and then one byte a second; a visitor reads meanwhile.`,
  finds: `A read fails or takes over ${mostMs} ms.`,
  run: async ({ url, address, neighbour }) => {
    const { hostname, port } = new URL(url);
    const sockets: Socket[] = [];
    try {
      for (let n = 0; n < connections; n += 1) {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        sockets.push(socket);
        await once(socket, 'connect');
        const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n`;
        socket.write(`${head}Content-Length: 5000\r\n\r\n{"half":`);
      }
      for (let second = 0; second < 5; second += 1) {
        for (const socket of sockets) if (socket.writable) socket.write(' ');
        for (const path of ['/api/documents', '/api/courses', '/api/forum/posts']) {
          const began = Date.now();
          const { status } = await neighbour.get(path);
          const took = Date.now() - began;
          if (status !== 200 || took > mostMs) return `${path} answered ${status} after ${took} ms`;
        }
        await pause(1_000);
      }
      return null;
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};
