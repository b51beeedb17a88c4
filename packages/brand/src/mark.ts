import { createElement, Fragment } from 'react'
import { palette } from './palette.ts'

/**
 * The logo: shapes for an `<svg>` with the view box below. Elements instead of a string, because Trusted Types forbid
 * markup in the browser. `npm run icons -w @site/brand` generates the icon files.
 */
export const mark = createElement(
  Fragment,
  null,
  createElement('rect', { fill: palette.primary, height: 32, rx: 9, width: 32 }),
  createElement('path', {
    d: 'M6 10c4 0 4 12 8 12s3-9 5-9 2 5 4 5 3-6 4-8',
    fill: 'none',
    stroke: '#fff',
    strokeLinecap: 'round',
    strokeWidth: 2.6,
  }),
  createElement('circle', { cx: 26.5, cy: 8.5, fill: palette.accent, r: 2.6 }),
)

export const markViewBox = '0 0 32 32'
