/** A formatted number of lots in English. */
export const inLots = (lots: string): string => `${lots} ${lots === '1' ? 'lot' : 'lots'}`
