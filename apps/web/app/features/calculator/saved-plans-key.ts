/** Under which the browser keeps the plans. */
export const PLANS_KEY = 'wirasa:plans'
