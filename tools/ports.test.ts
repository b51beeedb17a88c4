import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { configuredPorts, freePort, freeServicePorts } from './ports.ts'

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function freePorts() {
  const [web, cms, market] = await Promise.all([freePort(), freePort(), freePort()])
  return { WEB_PORT: String(web), CMS_PORT: String(cms), MARKET_PORT: String(market) }
}

describe('freeServicePorts', () => {
  it('names the setting of a port that is taken', async () => {
    const port = String(await takenPort())
    await expect(freeServicePorts({ ...(await freePorts()), CMS_PORT: port })).rejects.toThrow(
      `Port ${port} is already taken: stop what listens there, or set CMS_PORT to another port.`,
    )
  })

  it('names both settings of one port', async () => {
    const ports = await freePorts()
    await expect(freeServicePorts({ ...ports, CMS_PORT: ports.WEB_PORT })).rejects.toThrow(
      `CMS_PORT and WEB_PORT are both ${ports.WEB_PORT}: give each service a port of its own.`,
    )
  })
})

describe('configuredPorts', () => {
  it.each(['0', '65536', 'http', '80.5'])('rejects "%s"', (port) => {
    expect(() => configuredPorts({ WEB_PORT: port })).toThrow(`WEB_PORT is "${port}", which is not a port`)
  })
})
