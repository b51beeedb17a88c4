/** Values that Payload or a hook computes, and no editor writes. */
export const isComputed = ({ admin = {} }: { admin?: object | undefined }): boolean =>
  ('hidden' in admin && Boolean(admin.hidden)) || ('readOnly' in admin && Boolean(admin.readOnly))
