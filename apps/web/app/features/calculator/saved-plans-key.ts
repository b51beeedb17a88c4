/** The localStorage key of the plans. */
export const PLANS_KEY = 'wirasa:plans'
