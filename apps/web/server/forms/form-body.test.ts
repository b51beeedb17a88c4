import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { formBody, reserveBodyBytes } from './form-body.ts'

const FORM = 'application/x-www-form-urlencoded'

/** A request with a body. */
function sent(body: string, type = FORM) {
  const headers = { 'content-length': String(Buffer.byteLength(body)), 'content-type': type }
  return Object.assign(Readable.from([Buffer.from(body)]), { headers })
}

describe('formBody', () => {
  it('reads the whole body', async () => {
    const body = `message=${'a%26'.repeat(1_000)}&name=Nara`
    expect(await formBody(sent(body))).toEqual({ kind: 'ok', body: new Uint8Array(Buffer.from(body)) })
  })

  it('does not count `&` in multipart values as fields', async () => {
    const body = `--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'&'.repeat(1_000)}\r\n--x--\r\n`
    expect(await formBody(sent(body, 'multipart/form-data; boundary=x'))).toMatchObject({ kind: 'ok' })
  })

  it.each([
    { name: 'fields', body: 'a&'.repeat(201), type: FORM },
    { name: 'fields without a content type', body: 'a&'.repeat(201), type: '' },
    {
      name: 'fields with a misleading content type',
      body: 'a&'.repeat(201),
      type: `${FORM}; boundary=multipart`,
    },
    {
      name: 'parts',
      body: 'Content-Disposition: a\r\n'.repeat(201),
      type: 'multipart/form-data; boundary=x',
    },
    {
      name: 'parts in capitals without a boundary',
      body: 'CONTENT-DISPOSITION:a'.repeat(201),
      type: 'Multipart/Mixed',
    },
  ])('rejects a form with too many $name', async ({ body, type }) => {
    expect(await formBody(sent(body, type))).toEqual({ kind: 'rejected', status: 413 })
  })

  it('rejects a body without a length, and one that is too large', async () => {
    const endless = Object.assign(Readable.from(['a']), { headers: { 'content-type': FORM } })
    expect(await formBody(endless)).toEqual({ kind: 'rejected', status: 411 })
    expect(await formBody(sent('a'.repeat(2_000_000)))).toEqual({ kind: 'rejected', status: 413 })
  })
})

it('large forms have 32 MiB together; small ones are always accepted', () => {
  const reserve = (bytes: number) => reserveBodyBytes({ headers: { 'content-length': String(bytes) } })
  const reserved = Array.from({ length: 32 }, () => reserve(1024 * 1024))
  expect(reserved).not.toContain(null)
  expect(reserve(32 * 1024 + 1)).toBeNull()
  expect(reserve(32 * 1024)).not.toBeNull()
  reserved[0]?.()
  expect(reserve(1024 * 1024)).not.toBeNull()
})
