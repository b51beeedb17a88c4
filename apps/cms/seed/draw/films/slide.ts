import type { Scheme } from '../colors.ts'
import { kawungGround } from '../kawung.ts'
import { element, picture, scaled, times } from '../svg.ts'

/** Six drawings, one for each sentence of the transcript. */
export type Film = { slides: (scheme: Scheme) => readonly string[]; poster: number }

// Six petals show how far the film has come.
const progress = (scheme: Scheme, current: number, count: number) =>
  times(count, (index) =>
    element('ellipse', {
      cx: 78 + index * 44,
      cy: 62,
      rx: 17,
      ry: 9,
      fill: index === current ? scheme.accent : index < current ? scheme.strong : scheme.soft,
    }),
  ).join('')

const ground = (scheme: Scheme) => kawungGround({ size: 150, stroke: scheme.pattern, weight: 3 })

export const filmFrame = (scheme: Scheme, drawing: string, current: number, count: number) =>
  picture(scheme.ground, ground(scheme), drawing, progress(scheme, current, count))

export const posterFrame = (scheme: Scheme, drawing: string) =>
  picture(
    scheme.ground,
    ground(scheme),
    // Without captions under it the drawing may fill the frame.
    scaled(-84, -38, 1.14, drawing),
  )
