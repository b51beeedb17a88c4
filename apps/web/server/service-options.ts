import type { SiteServicesOptions } from '#app/request/site-services-options.ts'
import type { Environment } from './base/environment.ts'
import { instrumentCall } from './instrumentation/upstream-instrumentation.ts'
import { readThirdParties } from './security/security-settings.ts'

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
    thirdParties: readThirdParties(environment),
    report,
    instrument: instrumentCall,
  }
}
