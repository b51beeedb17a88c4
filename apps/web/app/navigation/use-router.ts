import { use } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router'

/**
 * The router itself; undefined while the server renders. Its public hooks return rendered state, which React may delay
 * for as long as rendering takes. They also do not distinguish an accepted form from a rejected one.
 */
export const useRouter = (): DataRouter | undefined => use(UNSAFE_DataRouterContext)?.router
