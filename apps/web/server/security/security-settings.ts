import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import type { Environment } from '../base/environment.ts'
import type { SecuritySettings } from './security-headers.ts'

/** Null if none is configured. */
export function readThirdParties(environment: Environment): ThirdParties | null {
  const { TAG_MANAGER_ID, TAG_MANAGER_SCRIPT_URL, CHAT_SCRIPT_URL, ERROR_REPORT_DSN } = environment
  const configured: ThirdParties = {
    tagManager: TAG_MANAGER_ID === '' ? null : { id: TAG_MANAGER_ID, scriptUrl: TAG_MANAGER_SCRIPT_URL },
    chat: CHAT_SCRIPT_URL === '' ? null : { scriptUrl: CHAT_SCRIPT_URL },
    errorReports: ERROR_REPORT_DSN === '' ? null : { dsn: ERROR_REPORT_DSN },
  }
  return Object.values(configured).some((party) => party !== null) ? configured : null
}

/** The settings of the security headers. */
export function readSecuritySettings(environment: Environment): SecuritySettings {
  return {
    siteUrl: environment.SITE_URL,
    browserBaseUrl: environment.BROWSER_BASE_URL,
    thirdParties: readThirdParties(environment),
    thirdPartyHosts: environment.THIRD_PARTY_HOSTS,
    checkScriptUrl: environment.HUMAN_CHECK_KEY === '' ? null : environment.HUMAN_CHECK_SCRIPT_URL,
  }
}
