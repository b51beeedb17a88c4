import { onSea } from './colours.ts'
import { films } from './films/all-films.ts'
import { posterFrame } from './films/slide.ts'
import type { Drawings } from './render.ts'

// A poster is the film's most telling slide, drawn on the sea.
export const posters: Drawings = Object.fromEntries(
  Object.entries(films).map(([key, film]) => [
    `video-${key}`,
    () => posterFrame(onSea, film.slides(onSea)[film.poster] ?? ''),
  ]),
)
