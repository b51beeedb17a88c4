import { serve } from './serve.ts'

/** `npm run dev`: no builds; every service reloads what is edited. */
export const run = (args: readonly string[]) => serve('dev', args)
