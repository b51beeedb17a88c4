import { execFileSync } from 'node:child_process'
import { connectionLimits, serverLimits, uploadTimeoutMs } from '@site/contracts/server-limits.ts'
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

/** The server's responses to these bytes until the connection ends. */
function responsesTo(bytes: string, nodeOptions = ''): string[] | null {
  const asking = `
    const server = require('node:http').createServer((_, response) => response.end('heard'))
    server.listen(0, '127.0.0.1', () => {
      const socket = require('node:net').connect(server.address().port, '127.0.0.1')
      socket.pipe(process.stdout)
      socket.on('close', () => server.close())
      socket.write(${JSON.stringify(bytes)}, 'latin1')
    })`
  return evaluate(asking, nodeOptions).match(/HTTP\/1\.1 \d{3}|heard/g)
}

/** The output of a program that runs with the limits. */
function evaluate(source: string, nodeOptions: string): string {
  const flags = ['--import', './src/operations/http-limits.ts', '--eval', source]
  const env = { ...process.env, NODE_OPTIONS: nodeOptions }
  const cwd = new URL('../..', import.meta.url)
  return execFileSync(process.execPath, flags, { cwd, env, encoding: 'utf8', timeout: 20_000 })
}

describe('the HTTP limits of the CMS', () => {
  it('apply to the server that Next creates', () => {
    expect(JSON.parse(evaluate(program, ''))).toEqual({
      headersTimeout: serverLimits.headersTimeout,
      requestTimeout: uploadTimeoutMs,
      connectionsCheckingInterval: serverLimits.connectionsCheckingInterval,
      ...connectionLimits,
    })
  })

  it('reject two Host headers before they reach Next', () => {
    const twice = 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nHOST: a\r\n\r\n'
    expect(responsesTo(twice)).toEqual(['HTTP/1.1 200', 'heard', 'HTTP/1.1 400'])
  })

  const close = 'Connection: close\r\n\r\n'
  it.each([
    ...['*', '//', '//[', 'http://[', 'ftp://host/', 'a'].map(
      (target) => `OPTIONS ${target} HTTP/1.1\r\nHost: a`,
    ),
    ...['[::1', 'a b', 'localhost:99999', 'evil.example:80:80'].map(
      (host) => `GET / HTTP/1.1\r\nHost: ${host}`,
    ),
  ])('reject a target or host before it reaches Next: %j', (head) => {
    expect(responsesTo(`${head}\r\n${close}`)).toEqual(['HTTP/1.1 400'])
  })

  it.each([
    ...['/api/users?a=[', '//host/x', 'http://host/x', 'HTTP://host'].map(
      (target) => `GET ${target} HTTP/1.1\r\nHost: a`,
    ),
    ...['[::1]:3001', 'cms_1.example'].map((host) => `GET / HTTP/1.1\r\nHost: ${host}`),
    // A body without a session may be this large.
    'POST /admin HTTP/1.1\r\nHost: a\r\nContent-Length: 32768',
  ])('accept %j', (head) => {
    expect(responsesTo(`${head}\r\n${close}`)).toEqual(['HTTP/1.1 200', 'heard'])
  })

  it.each([
    { name: 'below a dot segment', path: '/api/../admin', header: 'Transfer-Encoding: chunked' },
    {
      name: 'with a token of others',
      path: '/admin',
      header: 'Content-Length: 32769\r\nCookie: payload-token=a.b.c',
    },
  ])('reject a large body without a session outside of the APIs: $name', ({ path, header }) => {
    expect(responsesTo(`POST ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`)).toEqual(['HTTP/1.1 413'])
  })

  it('reject an action of Next without a session', () => {
    const bytes =
      'POST /admin/login HTTP/1.1\r\nHost: a\r\nNext-Action: 60\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{'
    expect(responsesTo(bytes)).toEqual(['HTTP/1.1 403'])
  })

  it.each([
    {
      name: 'Content-Length together with chunked encoding',
      bytes: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      expected: 'HTTP/1.1 400',
    },
    {
      name: 'a zero byte in a header',
      bytes: 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\nConnection: close\r\n\r\n',
      expected: 'HTTP/1.1 400',
    },
    {
      name: 'a header of 20 kB',
      bytes: `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\nConnection: close\r\n\r\n`,
      expected: 'HTTP/1.1 431',
    },
  ])('stay strict with any NODE_OPTIONS ($name)', ({ bytes, expected }) => {
    expect(responsesTo(bytes, '--insecure-http-parser --max-http-header-size=65536')).toEqual([expected])
  })
})
