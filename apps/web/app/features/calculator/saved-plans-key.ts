/** Under which the browser keeps the plans. */
export const PLANS_KEY = 'calculator:plans'
