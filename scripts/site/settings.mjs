import {
  EnvironmentError as CmsError,
  readEnvironment as readCms,
} from '../../apps/cms/src/read-environment.ts'
import {
  EnvironmentError as MarketError,
  readEnvironment as readMarket,
  ServerEnvironmentSchema,
} from '../../apps/market/src/environment.ts'
import { parseEnvironment as parseWeb } from '../../apps/web/server/environment.ts'
import { Fault } from '../session/fault.mjs'
import { serviceEnvironment, serviceTitles } from './services.mjs'

// Where it is and who it lets in is found out when it is opened.
const anyDatabase = 'postgres://127.0.0.1/any'
const database = { cmsUrl: anyDatabase, marketUrl: anyDatabase, adminUrl: anyDatabase }

/** @type {Record<import('./services.mjs').ServiceName, (env: NodeJS.ProcessEnv) => readonly string[]>} */
const faultsOf = {
  web(env) {
    const parsed = parseWeb(env)
    return parsed.ok ? [] : parsed.faults
  },
  cms(env) {
    try {
      readCms(env)
      return []
    } catch (error) {
      if (error instanceof CmsError) return error.faults
      throw error
    }
  },
  market(env) {
    try {
      readMarket(ServerEnvironmentSchema, env)
      return []
    } catch (error) {
      if (error instanceof MarketError) return error.message.split('\n')
      throw error
    }
  },
}

/**
 * Reads what each service will be told as that service does, before minutes are spent on what it then refuses.
 * Throws a Fault that names all faults of all services.
 *
 * @param {Omit<import('./services.mjs').Site, 'database'>} site
 */
export function checkSettings(site) {
  const faults = /** @type {const} */ (['web', 'cms', 'market']).flatMap((name) =>
    faultsOf[name](serviceEnvironment(name, { ...site, database })).map(
      (fault) => `${serviceTitles[name]}: ${fault}`,
    ),
  )
  if (faults.length > 0) throw new Fault(`Settings have to be corrected:\n${faults.join('\n')}`)
}
