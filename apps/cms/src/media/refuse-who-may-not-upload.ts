import { type CollectionBeforeOperationHook, executeAccess } from 'payload'

/**
 * Payload asks whether somebody may upload only after its hooks have seen the file: without this, strangers and
 * reviewers would have pictures decoded and files fetched from the bucket.
 */
export const refuseWhoMayNotUpload: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (!overrideAccess && (operation === 'create' || operation === 'update')) {
    await executeAccess({ req }, collection.access[operation])
  }
  return args
}
