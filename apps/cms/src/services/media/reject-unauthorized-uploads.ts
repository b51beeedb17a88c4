import { type CollectionBeforeOperationHook, executeAccess } from 'payload'

/**
 * Payload checks access only after its hooks have processed the file. Without this, unauthenticated users and reviewers
 * could make the service decode images and fetch files from the bucket.
 */
export const rejectUnauthorizedUploads: CollectionBeforeOperationHook = async ({
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
