import { serveSite } from './serve.mjs'

/** `npm run dev`: no builds, every service reloads what is edited. */
export const run = () => serveSite('dev')
