import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '#cms/base/database/session.ts'
import { startBucket, storeAt } from '../../../test/bucket-server.ts'
import { toForm, uploadImage } from '../../../test/media.ts'
import { imageFile, payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { bucketHooks } from './bucket-hooks.ts'
import { localFiles, mediaFolder } from './media-files.ts'

const bucket = await startBucket()
const files = storeAt(bucket.endpoint)
const { hooks } = payload.collections.media.config

/** The collection hooks with a configured bucket. */
beforeAll(() => {
  const added = bucketHooks(files, localFiles)
  hooks.beforeOperation.push(...added.beforeOperation)
  hooks.afterChange.unshift(...added.afterChange)
  hooks.afterDelete.push(...added.afterDelete)
})
afterAll(async () => {
  hooks.beforeOperation.pop()
  hooks.afterChange.shift()
  hooks.afterDelete.pop()
  await bucket.stop()
})

const ember = (red: number) => imageFile('ember.webp', red)
const upload = (red: number) => uploadImage('ember.webp', red)

const readSmallName = (file: { sizes?: { w320?: { filename?: string | null } } }) =>
  file.sizes?.w320?.filename ?? ''
const inFolder = async () => (await readdir(mediaFolder)).filter((name) => name.startsWith('ember-'))

describe('an upload into a bucket', () => {
  it('is stored with its resized versions and removed from the folder', async () => {
    const made = await upload(10)
    const stored = await buffer(await files.read(made.filename ?? ''))
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 500, height: 400 })
    expect(await files.size(readSmallName(made))).toBeGreaterThan(0)
    expect(await inFolder()).toEqual([])
  })

  it('replaces the previous files', async () => {
    const former = await upload(20)
    const { id } = former
    const change = { collection: 'media', id, locale: 'id', data: {} } as const
    const changed = await payload.update({ ...change, file: await ember(30) })
    expect(await files.size(changed.filename ?? '')).toBeGreaterThan(0)
    expect(await files.size(former.filename ?? '')).toBeNull()
    expect(await files.size(readSmallName(former))).toBeNull()
  })

  it('is deleted with its document', async () => {
    const made = await upload(50)
    await payload.delete({ collection: 'media', id: made.id })
    expect(await files.size(made.filename ?? '')).toBeNull()
    expect(await files.size(readSmallName(made))).toBeNull()
  })

  it('is stored even if the bucket takes longer than the idle timeout of transactions', async () => {
    const limitIdling: CollectionBeforeOperationHook = async ({ req, args }) => {
      await inTransaction(req, async (session) =>
        session.execute(sql`set local idle_in_transaction_session_timeout = 300`),
      )
      return args
    }
    hooks.beforeOperation.unshift(limitIdling)
    const write = vi.spyOn(files, 'write').mockImplementation(() => delay(600))
    const { id } = await upload(70).finally(() => {
      write.mockRestore()
      hooks.beforeOperation.shift()
    })
    expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ id })
  })

  it('is rejected with 503 if the bucket is unavailable', async () => {
    const count = async () => (await payload.count({ collection: 'media' })).totalDocs
    const before = await count()
    await bucket.whileAway(async () => {
      for (const { language, expected } of [
        { language: 'id', expected: 'Penyimpanan berkas sedang tidak dapat dihubungi' },
        { language: 'en', expected: 'The file storage is currently unavailable' },
      ] as const) {
        const body = toForm(await ember(60))
        const response = await requestAs('editor', 'media', { method: 'POST', body, language })
        expect([response.status, await response.text()]).toEqual([503, expect.stringContaining(expected)])
      }
      expect(await count()).toBe(before)
      expect(await inFolder()).toEqual([])
    })
    await upload(60)
    expect(await count()).toBe(before + 1)
  })
})
