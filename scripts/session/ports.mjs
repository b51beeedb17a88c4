import { createServer } from 'node:net'
import { Fault, hasCode } from './fault.mjs'

const hosts = ['127.0.0.1', '::']

/**
 * Any free port of this machine's loopback address.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/**
 * @param {number} port
 * @returns {Promise<'free' | 'taken' | 'forbidden'>}
 */
export async function portState(port) {
  for (const host of hosts) {
    const state = await tryToListen(port, host)
    if (state !== 'free') return state
  }
  return 'free'
}

/** @param {NodeJS.ProcessEnv} env */
export function configuredPorts(env) {
  return {
    web: portFrom(env, 'WEB_PORT', 3000),
    cms: portFrom(env, 'CMS_PORT', 3001),
    market: portFrom(env, 'MARKET_PORT', 3002),
  }
}

/** Where the page with the caught mails is. @param {NodeJS.ProcessEnv} env */
export const mailPort = (env) => portFrom(env, 'MAIL_PORT', 3003)

/**
 * All ports that this start will listen on, with the settings that they are from. That of the caught mails is tried by the
 * catcher, which may not be needed; here it has to differ.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function namedPorts(env) {
  const { web, cms, market } = configuredPorts(env)
  const figures = ['WEB_METRICS_PORT', 'CMS_METRICS_PORT', 'MARKET_METRICS_PORT'].filter((name) => env[name])
  return Object.entries({
    WEB_PORT: web,
    CMS_PORT: cms,
    MARKET_PORT: market,
    ...Object.fromEntries(figures.map((name) => [name, portFrom(env, name, 0)])),
    ...(env.SMTP_URL ? {} : { MAIL_PORT: mailPort(env) }),
  })
}

/**
 * The ports of the services, checked to differ and to have nobody listening on them.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function freeServicePorts(env) {
  const ports = configuredPorts(env)
  /** @type {Map<number, string>} */
  const seen = new Map()
  for (const [variable, port] of namedPorts(env)) {
    const other = seen.get(port)
    if (other)
      throw new Fault(`${variable} and ${other} are both ${port}: give each service a port of its own.`)
    seen.set(port, variable)
    const state = variable === 'MAIL_PORT' && !env.MAIL_PORT ? 'free' : await portState(port)
    if (state === 'taken') {
      throw new Fault(
        `Port ${port} is already taken: stop what listens there, or set ${variable} to another port.`,
      )
    }
    if (state === 'forbidden') {
      throw new Fault(`This user may not listen on port ${port}: set ${variable} to a port above 1023.`)
    }
  }
  return ports
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} standard
 */
function portFrom(env, variable, standard) {
  const given = env[variable]
  if (!given) return standard
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Fault(`${variable} is "${given}", which is not a port: use a whole number from 1 to 65535.`)
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<'free' | 'taken' | 'forbidden'>}
 */
function tryToListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      if (hasCode(error, 'EADDRINUSE')) resolve('taken')
      else if (hasCode(error, 'EACCES')) resolve('forbidden')
      // A machine without IPv6 has no such address to be taken.
      else if (hasCode(error, 'EAFNOSUPPORT') || hasCode(error, 'EADDRNOTAVAIL')) resolve('free')
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')))
  })
}
