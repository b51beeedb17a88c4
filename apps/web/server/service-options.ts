import type { SiteServicesOptions } from '#app/shell/site-services.server.ts'
import type { Environment } from './environment.ts'

/** What the settings say about the services behind the site. */
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
    browserBase: environment.BROWSER_BASE_URL,
    keepsAnswers: environment.PAGE_CACHE !== 'cold',
    checkService:
      environment.HUMAN_CHECK_KEY === ''
        ? null
        : {
            siteKey: environment.HUMAN_CHECK_KEY,
            secret: environment.HUMAN_CHECK_SECRET,
            scriptUrl: environment.HUMAN_CHECK_SCRIPT_URL,
            verifyUrl: environment.HUMAN_CHECK_VERIFY_URL,
          },
    report,
  }
}
