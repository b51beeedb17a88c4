/** Price and dividends of one share for the calculators, as JSON: an endpoint, not a page. */
export const SHARE_FACTS_PATH = '/share-facts'
export const shareFactsParameters = ['ticker'] as const

export const shareFactsPath = (ticker: string): string => `${SHARE_FACTS_PATH}?ticker=${ticker}`
