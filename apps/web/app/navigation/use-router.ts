import { use } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router'

/**
 * The router itself, undefined while the server renders. Its public hooks tell rendered state, which React may hold back
 * for as long as a page takes to draw, and do not tell a form that was sent from one that was refused.
 */
export const useRouter = (): DataRouter | undefined => use(UNSAFE_DataRouterContext)?.router
