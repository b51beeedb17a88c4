import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawAnswer, textOf } from './raw-answer.mjs'

const page = '<!doctype html><title>Blog</title>'.repeat(20)
/** @type {Record<string, (text: string) => Buffer>} */
const encoders = { br: brotliCompressSync, gzip: gzipSync, zstd: zstdCompressSync, identity: Buffer.from }
const server = createServer((request, response) => {
  const encoding = request.headers['accept-encoding'] ?? 'identity'
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.end(encoders[encoding]?.(page))
})
let url = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.close()
})

describe('an answer as it comes over the line', () => {
  it.each(Object.keys(encoders))('keeps the bytes of %s, and tells its text', async (encoding) => {
    const answer = await rawAnswer(url, encoding)
    expect(answer.body).toEqual(encoders[encoding]?.(page))
    expect(textOf(answer)).toBe(page)
  })
})
