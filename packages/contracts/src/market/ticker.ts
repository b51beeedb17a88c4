/** Four capital letters; preferred and multiple-voting shares have five. Paths accept lower case too. */
export const tickerPattern = /^[A-Z]{4,5}$/
export const maxTickerLength = 5
