/** In place of Payload's button, for a global that is never unpublished. */
export function NoUnpublishButton() {
  return null
}
