/** Middleware that an entry of a route table can add to the global middleware. */
export type MiddlewareName = 'oldNewsList' | 'oldNewsItem' | 'oldCompanyNewsList' | 'oldCompanyNewsItem'

/** Validation of path parameters; invalid ones are a 404 without a request to a service. */
export type ParamsCheckName = 'documentSlug' | 'companySlug' | 'companyNewsSlug'
