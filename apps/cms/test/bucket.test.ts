import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketHooks } from '#cms/media/bucket-hooks.ts'
import { localFiles, mediaFolder } from '#cms/media/media-files.ts'
import { S3Store } from '#cms/media/s3-store.ts'
import { s3Keys, startS3Server } from '../../../tools/test/s3-server.ts'
import { startService } from './service.ts'
import { askAs } from './staff.ts'

const bucket = 'media'
let folder: string
let server: Awaited<ReturnType<typeof startS3Server>>
let files: S3Store
let takeAway: () => void

/** The hooks that the settings would have given to the collection. */
beforeAll(async () => {
  const payload = await startService()
  folder = await mkdtemp(join(tmpdir(), 'bucket-'))
  server = await startS3Server({ folder, bucket })
  files = new S3Store({
    bucket,
    endpoint: server.endpoint,
    region: 'us-east-1',
    isPathStyle: true,
    ...s3Keys,
  })
  const { hooks } = payload.collections.media.config
  const added = bucketHooks(files, localFiles)
  hooks.beforeOperation.push(...added.beforeOperation)
  hooks.afterChange.unshift(...added.afterChange)
  hooks.afterDelete.push(...added.afterDelete)
  takeAway = () => {
    hooks.beforeOperation.pop()
    hooks.afterChange.shift()
    hooks.afterDelete.pop()
  }
})
afterAll(async () => {
  takeAway()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function picture(red: number) {
  const data = await sharp({
    create: { width: 500, height: 400, channels: 3, background: { r: red, g: 20, b: 20 } },
  })
    .webp()
    .toBuffer()
  return { data, name: 'ember.webp', mimetype: 'image/webp', size: data.byteLength }
}

async function upload(red: number) {
  const payload = await startService()
  return payload.create({ collection: 'media', locale: 'id', data: { alt: 'Uji' }, file: await picture(red) })
}

const smallOf = (file: { sizes?: { w320?: { filename?: string | null } } }) =>
  file.sizes?.w320?.filename ?? ''
const inFolder = async () => (await readdir(mediaFolder)).filter((name) => name.startsWith('ember-'))

describe('an upload into a bucket', () => {
  it('is there with its small versions, and no longer in the folder', async () => {
    const made = await upload(10)
    const stored = await buffer(await files.read(made.filename ?? ''))
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 500, height: 400 })
    expect(await files.size(smallOf(made))).toBeGreaterThan(0)
    expect(await inFolder()).toEqual([])
  })

  it('takes the place of the one that it replaces', async () => {
    const payload = await startService()
    const former = await upload(20)
    const { id } = former
    const changed = await payload.update({
      collection: 'media',
      id,
      locale: 'id',
      data: {},
      file: await picture(30),
    })
    expect(await files.size(changed.filename ?? '')).toBeGreaterThan(0)
    expect(await files.size(former.filename ?? '')).toBeNull()
    expect(await files.size(smallOf(former))).toBeNull()
  })

  it('gets other small versions when its point of interest moves, though the folder has it no more', async () => {
    const payload = await startService()
    const { id, filename } = await upload(40)
    const moved = await payload.update({
      collection: 'media',
      id,
      locale: 'id',
      data: { focalX: 10, focalY: 90 },
    })
    expect([moved.focalX, moved.focalY]).toEqual([10, 90])
    expect(await files.size(filename ?? '')).toBeGreaterThan(0)
    expect(await files.size(smallOf(moved))).toBeGreaterThan(0)
    expect(await inFolder()).toEqual([])
  })

  it('goes when its document goes', async () => {
    const payload = await startService()
    const made = await upload(50)
    await payload.delete({ collection: 'media', id: made.id })
    expect(await files.size(made.filename ?? '')).toBeNull()
    expect(await files.size(smallOf(made))).toBeNull()
  })

  it('does not count where the bucket does not take it', async () => {
    const payload = await startService()
    const count = async () => (await payload.count({ collection: 'media' })).totalDocs
    const before = await count()
    await server.stop()
    for (const { language, says } of [
      { language: 'id', says: 'Penyimpanan berkas sedang tidak dapat dihubungi' },
      { language: 'en', says: 'The storage of files cannot be reached' },
    ] as const) {
      const { data, name, mimetype } = await picture(60)
      const body = new FormData()
      body.set('file', new File([new Uint8Array(data)], name, { type: mimetype }))
      const answer = await askAs('editor', 'media', { method: 'POST', body, language })
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(says)])
    }
    expect(await count()).toBe(before)
    expect(await inFolder()).toEqual([])
    const { port } = new URL(server.endpoint)
    server = await startS3Server({ folder, bucket, port: Number(port) })
    await upload(60)
    expect(await count()).toBe(before + 1)
  })
})
