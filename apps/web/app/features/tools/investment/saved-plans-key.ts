export const PLANS_KEY = 'calculator:plans'
