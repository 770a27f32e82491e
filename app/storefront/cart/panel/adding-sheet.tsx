import type { Adding } from '../adding.ts'
import { ChoiceDialog } from '../choice/choice-dialog.tsx'
import { CartPanel } from './cart-panel.tsx'

/** What lies before the page: what was added, or the choice of what is to be. */
export function AddingSheet({ adding }: { adding: Adding }) {
  if ('added' in adding) return <CartPanel added={adding.added} />
  return <ChoiceDialog key={adding.choice.slug} {...adding.choice} />
}
