/** Where the focus goes from a control that goes away: to the next one, the one before, or into the page. */
export function neighborOf(controls: Iterable<HTMLElement>, leaving: Node): HTMLElement | null {
  const all = [...controls]
  const index = all.findIndex(control => leaving.contains(control))
  return all[index + 1] ?? all[index - 1] ?? document.querySelector('main')
}
