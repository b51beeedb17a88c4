import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { initI18n } from '@payloadcms/translations'
import { id } from '@payloadcms/translations/languages/id'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { Forbidden, NotFound, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { clientError } from '#cms/base/fields/client-error.ts'
import { serviceLog } from './log.ts'

/** The log entries written by the callback, with the name of their level. */
function written(write: (log: ReturnType<typeof serviceLog>) => void) {
  const lines: string[] = []
  const log = serviceLog('info', { write: (line) => lines.push(line) })
  write(log)
  return lines.map((line) => {
    const { level, ...fields } = JSON.parse(line)
    return { ...fields, level: log.levels.labels[level] }
  })
}

const inApi = { config: { supportedLanguages: { id } }, context: 'api', language: 'id' } as const
const { t: inIndonesian } = await initI18n(inApi)

/** As a production build throws it, with a minified class name. */
function minified(error: Error): Error {
  return Object.assign(error, { name: 't' })
}

const ofDatabase = (code: string) =>
  new Error('Failed query: select …', { cause: Object.assign(new Error('…'), { code }) })

describe('the log of the CMS', () => {
  it.each([
    { name: 'a forbidden operation', error: new Forbidden(), status: 403 },
    { name: 'a missing document', error: new NotFound(), status: 404 },
    {
      name: 'missing required fields',
      error: new ValidationError({ errors: [{ path: 'title', message: 'x' }] }),
      status: 400,
    },
    { name: 'a number too large for its column', error: ofDatabase('22003'), status: 400 },
    { name: 'a truncated body', error: new Error('Unexpected end of form'), status: 400 },
  ])('has one entry for $name, without stack and not as error', ({ error, status }) => {
    const lines = written((log) => log.error({ err: minified(error) }))
    expect(lines).toMatchObject([
      { level: 'info', status, msg: 'Request rejected', reason: expect.any(String) },
    ])
    expect(lines[0]).not.toHaveProperty('err')
  })

  it.each([
    {
      name: 'a client error of ours',
      error: clientError({}, { id: 'Tidak boleh.', en: 'Not allowed.' }, { path: 'title' }),
      reason: 'Not allowed.',
    },
    { name: 'a client error of Payload', error: new NotFound(inIndonesian), reason: 'Not Found' },
    {
      name: 'field errors of Payload',
      error: new ValidationError({ errors: [{ path: 'title', label: 'Judul', message: 'x' }] }, inIndonesian),
      reason: 'invalid: title',
    },
  ])('logs the reason in English for an Indonesian response: $name', ({ error, reason }) => {
    expect(error.message).toMatch(/Tidak|tidak/)
    expect(written((log) => log.error({ err: minified(error) }))).toMatchObject([
      { msg: 'Request rejected', reason },
    ])
  })

  it('has at most 30 entries per minute for rejections, and one for each error of ours', () => {
    const lines = written((log) => {
      for (let time = 0; time < 100; time += 1) log.error({ err: new Forbidden() })
      log.error({ err: new Error('ours') })
    })
    expect(lines.filter(({ msg }) => msg === 'Request rejected')).toHaveLength(30)
    expect(lines.filter(({ msg }) => msg === 'ours')).toHaveLength(1)
  })

  it('has no error for an aborted upload', async () => {
    const failed = Promise.withResolvers<unknown>()
    const server = createServer((request) => request.on('error', failed.resolve).resume())
    const { port } = new URL(await listenLocally(server))
    const sender = connect(Number(port), '127.0.0.1')
    sender.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx')
    await once(server, 'request')
    sender.destroy()
    const err = await failed.promise
    server.close()
    expect(written((log) => log.error({ err }))).toMatchObject([{ level: 'info', status: 400 }])
  })

  it.each([
    { name: 'an invalid statement of ours', error: ofDatabase('42703') },
    { name: 'a statement that names JSON', error: new Error('Failed query: … JSON.parse …') },
    { name: 'an unavailable database', error: ofDatabase('ECONNREFUSED') },
    { name: 'a programming error', error: new TypeError('Cannot read properties of undefined') },
    { name: 'a broken outgoing connection', error: new Error('aborted') },
    { name: 'an error with status 500', error: Object.assign(new Error('x'), { status: 500 }) },
  ])('has an error for $name', ({ error }) => {
    const [line] = written((log) => log.error({ err: minified(error) }))
    expect(line).toMatchObject({ level: 'error', err: { stack: expect.any(String) } })
  })

  const failed = new Error('Failed query: insert … params: budi@contoh.example', { cause: new Error('…') })

  it.each([
    { name: 'alone', write: (log) => log.error({ err: failed }), msg: 'Failed query' },
    { name: 'with a field', write: (log) => log.error({ err: failed, id: 1 }), msg: 'Failed query' },
    { name: 'as it is', write: (log) => log.error(failed), msg: 'Failed query' },
    { name: 'in words', write: (log) => log.error(`No: ${failed}`), msg: 'No: Error: Failed query' },
    { name: 'inside another', write: (log) => log.error(new Error('x', { cause: failed })), msg: 'x' },
  ] satisfies {
    name: string
    write: (log: ReturnType<typeof serviceLog>) => void
    msg: string
  }[])('omits the parameters of a failed statement, logged $name', ({ write, msg }) => {
    const lines = written(write)
    expect(lines).toMatchObject([{ level: 'error', msg }])
    expect(JSON.stringify(lines)).not.toContain('budi')
  })

  it('keeps an error that the service itself logs', () => {
    expect(written((log) => log.error({ err: new NotFound() }, 'a site request failed'))).toMatchObject([
      { level: 'error', msg: 'a site request failed' },
    ])
  })
})
