import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'

/**
 * Payload checks for stale data once, at the first keystroke, and then only offers to discard the edits. Our notices
 * above the form poll instead, and saving stale data is rejected.
 */
export const formStateWithoutStaleCheck: ServerFunction<Parameters<typeof buildFormStateHandler>[0]> = async (
  args,
) => buildFormStateHandler({ ...args, checkForStaleData: false })
