export const PLANS_KEY = 'wirasa:plans'
