import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { formBody } from './form-body.ts'

const FORM = 'application/x-www-form-urlencoded'

/** A request as far as its body is read. */
function sent(body: string, type = FORM) {
  const headers = { 'content-length': String(Buffer.byteLength(body)), 'content-type': type }
  return Object.assign(Readable.from([Buffer.from(body)]), { headers })
}

describe('formBody', () => {
  it('reads a form whole', async () => {
    const body = `message=${'a%26'.repeat(1_000)}&name=Nara`
    expect(await formBody(sent(body))).toEqual({ kind: 'ok', body: new Uint8Array(Buffer.from(body)) })
  })

  it('takes the marks of a text in parts for no fields', async () => {
    const body = `--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'&'.repeat(1_000)}\r\n--x--\r\n`
    expect(await formBody(sent(body, 'multipart/form-data; boundary=x'))).toMatchObject({ kind: 'ok' })
  })

  it.each([
    { name: 'fields', body: 'a&'.repeat(201), type: FORM },
    { name: 'fields of no kind that is told', body: 'a&'.repeat(201), type: '' },
    { name: 'fields under another name', body: 'a&'.repeat(201), type: `${FORM}; boundary=multipart` },
    {
      name: 'parts',
      body: 'Content-Disposition: a\r\n'.repeat(201),
      type: 'multipart/form-data; boundary=x',
    },
    {
      name: 'parts in capitals',
      body: 'CONTENT-DISPOSITION:a'.repeat(201),
      type: 'Multipart/Form-Data; boundary=x',
    },
  ])('refuses a form of too many $name', async ({ body, type }) => {
    expect(await formBody(sent(body, type))).toEqual({ kind: 'refused', status: 413 })
  })

  it('refuses a body of no length, and one that is too long', async () => {
    const endless = Object.assign(Readable.from(['a']), { headers: { 'content-type': FORM } })
    expect(await formBody(endless)).toEqual({ kind: 'refused', status: 411 })
    expect(await formBody(sent('a'.repeat(2_000_000)))).toEqual({ kind: 'refused', status: 413 })
  })
})
