import { serve } from './serve.ts'

/** `npm start` */
export const run = (args: readonly string[]) => serve('start', args)
