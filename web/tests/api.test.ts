import { expect, it, vi } from 'vitest';

import { get } from '../src/server/api';

function serverAnswers(answer: Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
}

it('treats an incomplete answer as a lost connection', async () => {
  serverAnswers(new Response('{"key": "a'));
  await expect(get('/api/session')).rejects.toMatchObject({ code: 'away' });
});

it('gives the reason for a refusal, even one in an unknown form', async () => {
  serverAnswers(Response.json({ code: 'no-table', message: 'gone', by: 'host' }, { status: 404 }));
  await expect(get('/x')).rejects.toMatchObject({ code: 'no-table', data: { by: 'host' } });
  serverAnswers(new Response('<html>', { status: 500 }));
  await expect(get('/x')).rejects.toMatchObject({ code: 'failed' });
});
