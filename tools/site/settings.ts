import { findMisspelledSettings } from '@site/contracts/misspelled-settings.ts'
import {
  EnvironmentError as CmsError,
  settingNames as cmsSettings,
  readEnvironment as readCms,
} from '../../apps/cms/src/base/environment/read-environment.ts'
import {
  EnvironmentError as MarketError,
  settingNames as marketSettings,
  readEnvironment as readMarket,
  ServerEnvironmentSchema,
} from '../../apps/market/src/environment.ts'
import {
  parseEnvironment as parseWeb,
  settingNames as webSettings,
} from '../../apps/web/server/base/environment.ts'
import { UserError } from '../errors.ts'
import { type ServiceName, type Site, serviceEnvironment, serviceTitles } from './services.ts'

// The real URLs are known only once the database is open.
const anyUrl = 'postgres://127.0.0.1/any'
const database = { cmsUrl: anyUrl, marketUrl: anyUrl, adminUrl: anyUrl }

const errorsOf: Record<ServiceName, (env: NodeJS.ProcessEnv) => readonly string[]> = {
  web(env) {
    const parsed = parseWeb(env)
    return parsed.ok ? [] : parsed.errors
  },
  cms(env) {
    try {
      readCms(env)
      return []
    } catch (error) {
      if (error instanceof CmsError) return error.errors
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

/** Validates all services' settings early, by their own schemas; throws a UserError with all errors. */
export function checkSettings(site: Omit<Site, 'database'>): void {
  const errors = (['web', 'cms', 'market'] as const).flatMap((name) =>
    errorsOf[name](serviceEnvironment(name, { ...site, database })).map(
      (error) => `${serviceTitles[name]}: ${error}`,
    ),
  )
  if (errors.length > 0) throw new UserError(`Correct these settings:\n${errors.join('\n')}`)
}

const ownSettings = ['DEMO_PASSWORD', 'MAIL_PORT']

/** One sentence for each variable that is probably a misspelled setting. */
export function listMisspelled(env: NodeJS.ProcessEnv): string[] {
  const settings = [...webSettings, ...cmsSettings, ...marketSettings, ...ownSettings]
  return findMisspelledSettings(env, settings).map(
    ({ name, meant }) => `${name} is not a setting: if you mean ${meant}, correct its name.`,
  )
}
