import { createServer } from 'node:net'
import { hasCode, UserError } from './errors.ts'

const hosts = ['127.0.0.1', '::']

type PortState = 'free' | 'taken' | 'forbidden'

export async function portState(port: number): Promise<PortState> {
  for (const host of hosts) {
    const state = await tryToListen(port, host)
    if (state !== 'free') return state
  }
  return 'free'
}

export function configuredPorts(env: NodeJS.ProcessEnv) {
  return {
    web: portFrom(env, 'WEB_PORT', 3000),
    cms: portFrom(env, 'CMS_PORT', 3001),
    market: portFrom(env, 'MARKET_PORT', 3002),
  }
}

/** The port of the mail catcher's page. */
export const mailPort = (env: NodeJS.ProcessEnv): number => portFrom(env, 'MAIL_PORT', 3003)

/** Every port that a start listens on, by setting. The mail catcher, which is optional, checks its own. */
function namedPorts(env: NodeJS.ProcessEnv) {
  const { web, cms, market } = configuredPorts(env)
  const metricsPorts = ['WEB_METRICS_PORT', 'CMS_METRICS_PORT', 'MARKET_METRICS_PORT'].filter(
    (name) => env[name],
  )
  return Object.entries({
    WEB_PORT: web,
    CMS_PORT: cms,
    MARKET_PORT: market,
    ...Object.fromEntries(metricsPorts.map((name) => [name, portFrom(env, name, 0)])),
    ...(env.SMTP_URL ? {} : { MAIL_PORT: mailPort(env) }),
  })
}

/** The ports of the services; throws if two are equal or one is taken. */
export async function freeServicePorts(env: NodeJS.ProcessEnv) {
  const ports = configuredPorts(env)
  const seen = new Map<number, string>()
  for (const [variable, port] of namedPorts(env)) {
    const other = seen.get(port)
    if (other)
      throw new UserError(`${variable} and ${other} are both ${port}: give each service a port of its own.`)
    seen.set(port, variable)
    const state = variable === 'MAIL_PORT' && !env.MAIL_PORT ? 'free' : await portState(port)
    if (state === 'taken') {
      throw new UserError(
        `Port ${port} is already taken: stop what listens there, or set ${variable} to another port.`,
      )
    }
    if (state === 'forbidden') {
      throw new UserError(`This user may not listen on port ${port}: set ${variable} to a port above 1023.`)
    }
  }
  return ports
}

function portFrom(env: NodeJS.ProcessEnv, variable: string, standard: number): number {
  const given = env[variable]
  if (!given) return standard
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UserError(`${variable} is "${given}", which is not a port: use a whole number from 1 to 65535.`)
}

function tryToListen(port: number, host: string): Promise<PortState> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      if (hasCode(error, 'EADDRINUSE')) resolve('taken')
      else if (hasCode(error, 'EACCES')) resolve('forbidden')
      // Without IPv6 this address cannot be taken.
      else if (hasCode(error, 'EAFNOSUPPORT') || hasCode(error, 'EADDRNOTAVAIL')) resolve('free')
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')))
  })
}
