import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { configuredPorts, freePort, freeServicePorts } from './ports.mjs'

/** @param {(port: number) => Promise<void>} act */
async function withTakenPort(act) {
  const port = await freePort()
  const server = createServer()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  try {
    await act(port)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

describe('freeServicePorts', () => {
  it('names the taken port and its variable', async () => {
    await withTakenPort(async (taken) => {
      const env = {
        WEB_PORT: String(await freePort()),
        CMS_PORT: String(await freePort()),
        MARKET_PORT: String(taken),
      }
      await expect(freeServicePorts(env)).rejects.toThrow(
        `Port ${taken} is already taken: stop what listens there, or set MARKET_PORT to another port.`,
      )
    })
  })

  it('refuses one port for two services', async () => {
    const port = String(await freePort())
    const env = { WEB_PORT: port, CMS_PORT: port, MARKET_PORT: String(await freePort()) }
    await expect(freeServicePorts(env)).rejects.toThrow(`CMS_PORT and WEB_PORT are both ${port}`)
  })

  it.each(['WEB_METRICS_PORT', 'CMS_METRICS_PORT', 'MARKET_METRICS_PORT', 'MAIL_PORT'])(
    'refuses a port of a service for %s',
    async (variable) => {
      const [web, cms, market] = [await freePort(), await freePort(), await freePort()].map(String)
      const env = { WEB_PORT: web, CMS_PORT: cms, MARKET_PORT: market, [variable]: cms }
      await expect(freeServicePorts(env)).rejects.toThrow(`${variable} and CMS_PORT are both ${cms}`)
    },
  )

  it('names the taken port of the figures', async () => {
    await withTakenPort(async (taken) => {
      const [web, cms, market] = [await freePort(), await freePort(), await freePort()].map(String)
      const env = { WEB_PORT: web, CMS_PORT: cms, MARKET_PORT: market, CMS_METRICS_PORT: String(taken) }
      await expect(freeServicePorts(env)).rejects.toThrow(`set CMS_METRICS_PORT to another port`)
    })
  })

  it('needs no port for caught mails where there is a mail server', async () => {
    const [web, cms, market] = [await freePort(), await freePort(), await freePort()].map(String)
    const env = { WEB_PORT: web, CMS_PORT: cms, MARKET_PORT: market, MAIL_PORT: cms, SMTP_URL: 'smtp://mail' }
    expect(await freeServicePorts(env)).toEqual({
      web: Number(web),
      cms: Number(cms),
      market: Number(market),
    })
  })
})

describe('configuredPorts', () => {
  it('has the documented ports when nothing is set', () => {
    expect(configuredPorts({})).toEqual({ web: 3000, cms: 3001, market: 3002 })
  })

  it.each(['0', '65536', '80a', '-1', '3000.5'])('refuses %s', (given) => {
    expect(() => configuredPorts({ CMS_PORT: given })).toThrow(`CMS_PORT is "${given}", which is not a port`)
  })
})
