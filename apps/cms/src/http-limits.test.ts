import { execFileSync } from 'node:child_process'
import { connectionLimits, serverLimits, uploadTimeoutMs } from '@site/contracts/server-limits.ts'
import { describe, expect, it } from 'vitest'

/** As Next does it: a server without a setting that listens. */
const program = `
  const server = require('node:http').createServer(() => {}).listen(0, '127.0.0.1', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval, maxConnections } = server
    process.stdout.write(JSON.stringify({
      headersTimeout, requestTimeout, connectionsCheckingInterval, maxConnections,
      maxHeaderSize: require('node:http').maxHeaderSize,
    }))
    server.close()
  })`

describe('the limits of the content service', () => {
  it('are those of the server that Next makes', () => {
    const flags = ['--import', './src/http-limits.ts', '--eval', program]
    const said = execFileSync(process.execPath, flags, {
      cwd: new URL('..', import.meta.url),
      encoding: 'utf8',
    })
    expect(JSON.parse(said)).toEqual({
      headersTimeout: serverLimits.headersTimeout,
      requestTimeout: uploadTimeoutMs,
      connectionsCheckingInterval: serverLimits.connectionsCheckingInterval,
      maxHeaderSize: serverLimits.maxHeaderSize,
      ...connectionLimits,
    })
  })

  it('refuse two hosts before Next hears of them', () => {
    const asking = `
      const server = require('node:http').createServer((_, response) => response.end('heard'))
      server.listen(0, '127.0.0.1', () => {
        const socket = require('node:net').connect(server.address().port, '127.0.0.1')
        socket.pipe(process.stdout)
        socket.on('close', () => server.close())
        socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\nGET / HTTP/1.1\\r\\nHost: a\\r\\nHOST: a\\r\\n\\r\\n')
      })`
    const flags = ['--import', './src/http-limits.ts', '--eval', asking]
    const cwd = new URL('..', import.meta.url)
    const said = execFileSync(process.execPath, flags, { cwd, encoding: 'utf8', timeout: 20_000 })
    expect(said.match(/HTTP\/1\.1 \d{3}|heard/g)).toEqual(['HTTP/1.1 200', 'heard', 'HTTP/1.1 400'])
  })
})
