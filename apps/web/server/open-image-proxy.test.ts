import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { openImageProxy } from './open-image-proxy.ts'
import { serve } from './serve.fixture.ts'

it('serves images when the disk cache is unavailable, and logs it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'open-image-proxy-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  // A file in place of the folder makes it impossible to create, even for root.
  await writeFile(join(dataDir, 'images'), '')
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#005a5a' } })
    .png()
    .toBuffer()
  const images = openImageProxy(
    { DATA_DIR: dataDir, IMAGE_HOSTS: new Set(), IMAGE_CACHE_MB: 1 },
    { read: async () => picture, statuses: { isUnpublished: async () => false } },
    log,
  )
  const url = await serve((request, response) =>
    images.handle(request, response, new URL(request.url ?? '/', 'http://site.example')),
  )
  for (let time = 0; time < 2; time += 1) {
    expect((await fetch(`${url}/images/320/media/a-0011.png`)).status).toBe(200)
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['Image cache unavailable'])
})
