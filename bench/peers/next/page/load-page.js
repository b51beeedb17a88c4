/** @param {string} path such as /id/blog */
export async function loadPage(path) {
  const response = await fetch(`${process.env.DATA_URL}${path}`)
  if (!response.ok) throw new Error(`The data server answers ${path} with ${response.status}`)
  return response.json()
}
