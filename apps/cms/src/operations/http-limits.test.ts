import { execFileSync } from 'node:child_process'
import { connectionLimits, serverLimits, uploadTimeoutMs } from '@site/contracts/server-limits.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

/** Like Next: a listening server without settings. */
const program = `
  const server = require('node:http').createServer(() => {}).listen(0, '127.0.0.1', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval, maxConnections } = server
    process.stdout.write(JSON.stringify({
      headersTimeout, requestTimeout, connectionsCheckingInterval, maxConnections,
    }))
    server.close()
  })`

/** The server's responses to each of these byte strings until its connection ends. */
function listResponses(sent: readonly string[], nodeOptions = ''): (readonly string[])[] {
  const asking = `
    const server = require('node:http').createServer((_, response) => response.end('heard'))
    server.listen(0, '127.0.0.1', async () => {
      const received = []
      for (const bytes of ${JSON.stringify(sent)}) {
        const socket = require('node:net').connect(server.address().port, '127.0.0.1')
        socket.write(bytes, 'latin1')
        received.push((await socket.setEncoding('latin1').toArray()).join(''))
      }
      process.stdout.write(JSON.stringify(received))
      server.close()
    })`
  const received = v.parse(v.array(v.string()), JSON.parse(evaluate(asking, nodeOptions)))
  return received.map((text) => text.match(/HTTP\/1\.1 \d{3}|heard/g) ?? [])
}

/** The output of a program that runs with the limits. */
function evaluate(source: string, nodeOptions: string): string {
  const flags = ['--import', './src/operations/http-limits.ts', '--eval', source]
  const env = { ...process.env, NODE_OPTIONS: nodeOptions }
  const cwd = new URL('../..', import.meta.url)
  return execFileSync(process.execPath, flags, { cwd, env, encoding: 'utf8', timeout: 20_000 })
}

const request = (line: string, ...headers: string[]) => [`${line} HTTP/1.1`, ...headers, '', ''].join('\r\n')
const [host, close] = ['Host: a', 'Connection: close']
const [ok, badRequest, tooLarge] = [['HTTP/1.1 200', 'heard'], ['HTTP/1.1 400'], ['HTTP/1.1 413']]
const token = 'Cookie: payload-token=a.b.c'
const action = ['Next-Action: 60', 'Content-Length: 1', close]

const cases: [does: string, bytes: string, expected: string[]][] = [
  [
    'reject two Host headers',
    request('GET /', host) + request('GET /', host, 'HOST: a'),
    [...ok, ...badRequest],
  ],
  ['reject a chunked body', request('POST /api/../admin', host, 'Transfer-Encoding: chunked'), tooLarge],
  ['reject a large body', request('POST /admin', host, 'Content-Length: 32769', token), tooLarge],
  ['accept a small body', request('POST /admin', host, 'Content-Length: 32768', close), ok],
  ['reject an action', `${request('POST /admin/login', host, ...action)}{`, ['HTTP/1.1 403']],
]
for (const target of ['*', '//', '//[', 'http://[', 'ftp://host/', 'a'])
  cases.push([`reject the target ${target}`, request(`OPTIONS ${target}`, host, close), badRequest])
for (const target of ['/api/users?a=[', '//host/x', 'http://host/x', 'HTTP://host'])
  cases.push([`accept the target ${target}`, request(`GET ${target}`, host, close), ok])
for (const name of ['[::1', 'a b', 'localhost:99999', 'evil.example:80:80'])
  cases.push([`reject the host ${name}`, request('GET /admin/login', `Host: ${name}`, close), badRequest])
for (const name of ['[::1]:3001', 'cms_1.example'])
  cases.push([`accept the host ${name}`, request('GET /admin/login', `Host: ${name}`, close), ok])

describe('the HTTP limits of the CMS', () => {
  it('apply to the server that Next creates', () => {
    expect(JSON.parse(evaluate(program, ''))).toEqual({
      headersTimeout: serverLimits.headersTimeout,
      requestTimeout: uploadTimeoutMs,
      connectionsCheckingInterval: serverLimits.connectionsCheckingInterval,
      ...connectionLimits,
    })
  })

  const received = listResponses(cases.map(([, bytes]) => bytes))
  const answered = cases.map(([does, , expected], index) => ({ does, expected, found: received[index] }))
  it.each(answered)('$does without a session, before it reaches Next', ({ found, expected }) => {
    expect(found).toEqual(expected)
  })

  it('stay strict with any NODE_OPTIONS', () => {
    const chunked = request('POST /', host, 'Content-Length: 6', 'Transfer-Encoding: chunked')
    const [zero, large] = ['X: a\0b', `X: ${'a'.repeat(20_000)}`].map((x) => request('GET /', host, x, close))
    const sent = [`${chunked}0\r\n\r\n`, zero ?? '', large ?? '']
    const found = listResponses(sent, '--insecure-http-parser --max-http-header-size=65536')
    expect(found).toEqual([badRequest, badRequest, ['HTTP/1.1 431']])
  })
})
