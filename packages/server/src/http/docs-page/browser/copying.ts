import { element } from './element.ts'

/** A button beside the lines of the quick start. */
export function offerCopying(): void {
  // Only a page of this computer or over https may write what is pasted.
  if (!window.isSecureContext) return
  for (const block of document.querySelectorAll<HTMLElement>('pre.shell')) {
    const button = element('button', { type: 'button', class: 'copy' }, 'Copy')
    const lines = block.textContent
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(`${lines}\n`).then(
        () => (button.textContent = 'Copied'),
        () => (button.textContent = 'Not allowed'),
      )
    })
    block.before(button)
  }
}
