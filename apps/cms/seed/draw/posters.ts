import { onSea } from './colors.ts'
import { films } from './films/all-films.ts'
import { posterFrame } from './films/slide.ts'
import type { Drawings } from './render.ts'

// A poster is the video's most telling slide, drawn on the sea.
export const posters: Drawings = Object.fromEntries(
  Object.entries(films).map(([key, film]) => [
    `video-${key}`,
    () => posterFrame(onSea, film.slides(onSea)[film.poster] ?? ''),
  ]),
)
