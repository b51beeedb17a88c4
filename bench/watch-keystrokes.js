// Runs in the page before its own scripts: how long each entry took until the answer stood there.
window.held = []
document.addEventListener(
  'input',
  () => {
    const start = performance.now()
    const seen = new MutationObserver(() => {
      seen.disconnect()
      window.held.push(performance.now() - start)
    })
    seen.observe(document.querySelector('main'), { subtree: true, attributeFilter: ['data-value'] })
  },
  true,
)
