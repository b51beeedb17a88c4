import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'

/**
 * Payload looks once, at the first key that is pressed, whether somebody else has saved, and then offers nothing but to
 * throw away what is written. The notices above the form look all the time, and saving is refused.
 */
export const formStateWithoutStaleCheck: ServerFunction<Parameters<typeof buildFormStateHandler>[0]> = async (
  args,
) => buildFormStateHandler({ ...args, checkForStaleData: false })
