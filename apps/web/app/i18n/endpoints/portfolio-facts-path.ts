/** What the portfolio check-up values holdings by: one file for everybody, without a parameter. */
export const PORTFOLIO_FACTS_PATH = '/portfolio-facts.json'
