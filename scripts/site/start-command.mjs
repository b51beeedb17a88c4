import { serveSite } from './serve.mjs'

/** `npm start` */
export const run = () => serveSite('start')
