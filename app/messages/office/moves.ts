import { inLanguage } from '../in-language.ts'

const ways = {
  up: 'up',
  down: 'down',
  out: 'out of its category',
  in: 'into the category before it',
}

/** Texts about the order of a list. */
export const moveMessages = inLanguage({
  column: 'Move',
  move: (name: string, direction: keyof typeof ways) => `Move ${name} ${ways[direction]}`,
  moved: (name: string, direction: keyof typeof ways) => `Moved ${name} ${ways[direction]}.`,
  /** In the history of changes. */
  reason: (name: string, direction: keyof typeof ways) => `Moved ${name} ${ways[direction]}`,
  hints: { up: 'Alt ↑', down: 'Alt ↓', out: 'Alt ←', in: 'Alt →' },
  cannot: (name: string) => `${name} can’t be moved there. Somebody may have changed the order.`,
})
