/** `sizes` of pictures in the layouts that pages share. */
export const pictureSizes = {
  /** The full width of the page's column. */
  column: '(min-width: 76rem) 71rem, 92vw',
  /** Next to an aside of about 22rem, from the width at which the aside is shown in its own column. */
  nextToAside: '(min-width: 76rem) 46rem, (min-width: 64rem) calc(92vw - 26rem), 92vw',
  /** One of two columns, from 64rem. */
  half: '(min-width: 76rem) 36rem, (min-width: 64rem) 46vw, 92vw',
  /** One of two cards without others in the row, from 40rem. */
  pair: '(min-width: 76rem) 35rem, (min-width: 40rem) 45vw, 92vw',
  /** A card of a three-column grid. */
  card: '(min-width: 76rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw',
  /** A card of a four-column grid, from 64rem. */
  quarter: '(min-width: 76rem) 16.5rem, (min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw',
} as const
