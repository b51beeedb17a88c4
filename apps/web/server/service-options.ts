import type { SiteServicesOptions } from '#app/request/site-services.server.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import type { Environment } from './base/environment.ts'
import { instrumentCall } from './instrumentation/upstream-instrumentation.ts'
import type { SecuritySettings } from './security/security-headers.ts'

/** The settings of the services behind the site. */
export function serviceOptions(
  environment: Environment,
  report: SiteServicesOptions['report'],
): SiteServicesOptions {
  return {
    contentApiUrl: environment.CONTENT_API_URL,
    contentApiKey: environment.CONTENT_API_KEY,
    stockApiUrl: environment.STOCK_API_URL,
    stockApiKey: environment.STOCK_API_KEY,
    siteUrl: environment.SITE_URL,
    redirectHosts: environment.REDIRECT_HOSTS,
    browserBaseUrl: environment.BROWSER_BASE_URL,
    cachesResponses: environment.PAGE_CACHE !== 'cold',
    checkService:
      environment.HUMAN_CHECK_KEY === ''
        ? null
        : {
            siteKey: environment.HUMAN_CHECK_KEY,
            secret: environment.HUMAN_CHECK_SECRET,
            scriptUrl: environment.HUMAN_CHECK_SCRIPT_URL,
            verifyUrl: environment.HUMAN_CHECK_VERIFY_URL,
          },
    thirdParties: thirdParties(environment),
    report,
    instrument: instrumentCall,
  }
}

/** Null if none is configured. */
function thirdParties(environment: Environment): ThirdParties | null {
  const { TAG_MANAGER_ID, TAG_MANAGER_SCRIPT_URL, CHAT_SCRIPT_URL, ERROR_REPORT_DSN } = environment
  const configured: ThirdParties = {
    tagManager: TAG_MANAGER_ID === '' ? null : { id: TAG_MANAGER_ID, scriptUrl: TAG_MANAGER_SCRIPT_URL },
    chat: CHAT_SCRIPT_URL === '' ? null : { scriptUrl: CHAT_SCRIPT_URL },
    errorReports: ERROR_REPORT_DSN === '' ? null : { dsn: ERROR_REPORT_DSN },
  }
  return Object.values(configured).some((party) => party !== null) ? configured : null
}

/** The settings of the security headers. */
export function securitySettings(environment: Environment): SecuritySettings {
  return {
    siteUrl: environment.SITE_URL,
    browserBaseUrl: environment.BROWSER_BASE_URL,
    thirdParties: thirdParties(environment),
    thirdPartyHosts: environment.THIRD_PARTY_HOSTS,
    checkScriptUrl: environment.HUMAN_CHECK_KEY === '' ? null : environment.HUMAN_CHECK_SCRIPT_URL,
  }
}
