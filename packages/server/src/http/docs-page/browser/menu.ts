/** On a narrow screen the contents lie behind a button; they close once one of them was chosen. */
export function foldMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('#menu')
  const contents = document.querySelector<HTMLElement>('#contents')
  if (button === null || contents === null) return
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const open = (value: boolean) => {
    button.setAttribute('aria-expanded', String(value))
    document.documentElement.classList.toggle('menu-open', value)
  }
  button.hidden = false
  button.addEventListener('click', () => open(!isOpen()))
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) open(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    open(false)
    button.focus()
  })
}
