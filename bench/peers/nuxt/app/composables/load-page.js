/** @param {string} path such as /id/blog */
export async function loadPage(path) {
  const { dataUrl } = useRuntimeConfig()
  const { data, error } = await useAsyncData(path, () => $fetch(`${dataUrl}${path}`))
  if (error.value) throw error.value
  return data.value
}
