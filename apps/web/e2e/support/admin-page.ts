/** React has hydrated the page of the admin, and no placeholder is left; runs in the page. */
export function isSettled(): boolean {
  const button = document.querySelector('.template-default button, .template-minimal button')
  const isHydrated = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'))
  return isHydrated && ![...document.querySelectorAll('.shimmer-effect')].some((one) => one.checkVisibility())
}
