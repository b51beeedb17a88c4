import { freePort } from '@site/operations/free-port.ts'
import { describe, expect, it } from 'vitest'
import { configuredPorts, freeServicePorts } from './ports.ts'

describe('freeServicePorts', () => {
  it('names both settings of one port', async () => {
    const [WEB_PORT, MARKET_PORT] = [String(await freePort()), String(await freePort())]
    await expect(freeServicePorts({ WEB_PORT, CMS_PORT: WEB_PORT, MARKET_PORT })).rejects.toThrow(
      `CMS_PORT and WEB_PORT are both ${WEB_PORT}: give each service a port of its own.`,
    )
  })
})

describe('configuredPorts', () => {
  it.each(['0', '65536', 'http', '80.5'])('rejects "%s"', (port) => {
    expect(() => configuredPorts({ WEB_PORT: port })).toThrow(`WEB_PORT is "${port}", which is not a port`)
  })
})
