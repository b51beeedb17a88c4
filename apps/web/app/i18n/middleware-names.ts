/** Steps on the way to a page that its entry in a table of addresses can ask for, beyond those of every page. */
export type MiddlewareName = 'oldNewsList' | 'oldNewsItem' | 'oldCompanyNewsList' | 'oldCompanyNewsItem'

/** What the parameters of an address must be for the page to be looked for at all. */
export type ParamsCheckName = 'documentSlug' | 'companySlug' | 'companyNewsSlug'
