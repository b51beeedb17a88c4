import { createServer, type RequestListener, request } from 'node:http'
import { Readable } from 'node:stream'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ExternalTarget, readExternal } from './external-source.ts'
import { MAX_SOURCE_BYTES } from './read-limited.ts'

const picture = Buffer.from('the bytes of a picture')
/** A fake external host with these IP addresses, served by a local server. */
async function host(listener: RequestListener, addresses: readonly string[] = ['93.184.215.14']) {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = new URL(await listenLocally(server))
  const targets: Pick<ExternalTarget, 'address' | 'host' | 'path'>[] = []
  const resolve = vi.fn(async (_host: string) => addresses)
  const network = {
    resolve,
    request: ({ signal, ...target }: ExternalTarget) => {
      targets.push(target)
      return request({ host: '127.0.0.1', port, path: target.path, headers: { host: target.host }, signal })
    },
  }
  return { network, resolve, targets, server }
}

const source = { host: 'cdn.example.com', path: '/a.png' }

describe('readExternal', () => {
  it('connects to the checked address with the name of the host', async () => {
    const { network, targets } = await host((incoming, response) => {
      response.end(incoming.headers.host === 'cdn.example.com' ? picture : 'wrong host')
    })
    expect(await readExternal(source, network)).toEqual(picture)
    expect(targets).toEqual([{ address: '93.184.215.14', host: 'cdn.example.com', path: '/a.png' }])
  })

  it('resolves a name once, so that DNS rebinding has no effect', async () => {
    const { network, resolve, targets } = await host((_, response) => response.end(picture))
    resolve.mockResolvedValueOnce(['93.184.215.14']).mockResolvedValue(['169.254.169.254'])
    await readExternal(source, network)
    expect(resolve).toHaveBeenCalledTimes(1)
    expect(targets.map(({ address }) => address)).toEqual(['93.184.215.14'])
  })

  it.each([[['169.254.169.254']], [['10.0.0.7']], [['::1']], [['93.184.215.14', '10.0.0.7']], [[]]])(
    'does not connect to a host with the addresses %j',
    async (addresses) => {
      const { network, targets } = await host((_, response) => response.end(picture), addresses)
      await expect(readExternal(source, network)).rejects.toMatchObject({ status: 502 })
      expect(targets).toEqual([])
    },
  )

  it.each([301, 302, 303, 307, 308])('does not follow a %i to the metadata address', async (status) => {
    const { network, targets } = await host((_, response) => {
      response.writeHead(status, { location: 'http://169.254.169.254/latest/meta-data/' }).end(picture)
    })
    await expect(readExternal(source, network)).rejects.toMatchObject({ status: 502 })
    expect(targets).toHaveLength(1)
  })

  it('returns 404 when the host does', async () => {
    const { network } = await host((_, response) => response.writeHead(404).end())
    await expect(readExternal(source, network)).rejects.toMatchObject({ status: 404 })
  })

  it('aborts a host that sends a byte now and then', async () => {
    const timers: NodeJS.Timeout[] = []
    const { network } = await host((incoming, response) => {
      const drip = setInterval(() => response.write('x'), 20)
      timers.push(drip)
      incoming.on('close', () => clearInterval(drip))
    })
    await expect(readExternal(source, network, 200)).rejects.toThrow()
    clearInterval(timers[0])
  })

  it('aborts a host that does not respond', async () => {
    const { network } = await host(() => undefined)
    await expect(readExternal(source, network, 100)).rejects.toThrow()
  })

  it('aborts a DNS lookup that hangs for five seconds', async () => {
    const { network, resolve } = await host((_, response) => response.end(picture))
    resolve.mockReturnValue(new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = vi.fn()
    readExternal(source, network).catch(ended)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(ended).toHaveBeenCalledWith(new Error('the DNS lookup of cdn.example.com timed out'))
  })

  it('rejects a body with a declared length over the limit without reading it', async () => {
    const { network } = await host((_, response) => {
      response.writeHead(200, { 'content-length': MAX_SOURCE_BYTES + 1 })
      response.write('x')
    })
    await expect(readExternal(source, network)).rejects.toMatchObject({ status: 413 })
  })

  it('stops reading a body at the limit', async () => {
    const { network, server } = await host((_, response) => {
      const twice = Readable.from([Buffer.alloc(MAX_SOURCE_BYTES), Buffer.alloc(MAX_SOURCE_BYTES)])
      twice.pipe(response)
    })
    await expect(readExternal(source, network)).rejects.toMatchObject({ status: 413 })
    await vi.waitFor(
      () =>
        new Promise<void>((resolve, reject) => {
          server.getConnections((_, count) =>
            count === 0 ? resolve() : reject(new Error('still connected')),
          )
        }),
      { timeout: 15_000 },
    )
  })

  it('rejects a compressed body, which could expand to any size', async () => {
    const { network } = await host((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(picture)
    })
    await expect(readExternal(source, network)).rejects.toMatchObject({ status: 502 })
  })
})
