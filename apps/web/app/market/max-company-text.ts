/** The longest text of a field for a company: longer ones are neither tickers nor company names. */
export const MAX_COMPANY_TEXT = 80
