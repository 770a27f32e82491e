/** The place for the focus of a control that goes away: the next control, the one before, or the page. */
export function neighborOf(controls: Iterable<HTMLElement>, leaving: Node): HTMLElement | null {
  const all = [...controls]
  const index = all.findIndex(control => leaving.contains(control))
  return all[index + 1] ?? all[index - 1] ?? document.querySelector('main')
}
