// Runs in the page before its own scripts: how much work each entry took until its answer stood in the page, and until the
// frame with it was drawn.
window.held = []
document.addEventListener(
  'input',
  () => {
    const start = performance.now()
    const seen = new MutationObserver(() => {
      seen.disconnect()
      const answered = performance.now() - start
      // Until then the main thread waits for the frame, or does what may come later.
      requestAnimationFrame(() => {
        const frame = performance.now()
        // The message comes after the style, layout and paint of this frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.held.push({ answered, drawn: answered + performance.now() - frame })
        port2.postMessage(null)
      })
    })
    seen.observe(document.querySelector('main'), { subtree: true, attributeFilter: ['data-value'] })
  },
  true,
)
