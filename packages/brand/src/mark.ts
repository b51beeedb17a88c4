import { palette } from './palette.ts'

/** The logo: the content of an SVG with the view box below. `npm run icons -w @site/brand` generates the icon files. */
export const mark = `<rect fill="${palette.primary}" height="32" rx="9" width="32"/><path d="M6 10c4 0 4 12 8 12s3-9 5-9 2 5 4 5 3-6 4-8" fill="none" stroke="#fff" stroke-linecap="round" stroke-width="2.6"/><circle cx="26.5" cy="8.5" fill="${palette.accent}" r="2.6"/>`

export const markViewBox = '0 0 32 32'
