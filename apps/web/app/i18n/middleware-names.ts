/** Middleware that an entry of a route table can add to the global middleware. */
export type MiddlewareName =
  | 'legacyNewsList'
  | 'legacyNewsItem'
  | 'legacyCompanyNewsList'
  | 'legacyCompanyNewsItem'

/** Validation of path parameters; invalid ones are a 404 without a request to a service. */
export type ParamsCheckName = 'documentSlug' | 'companySlug' | 'companyNewsSlug'
