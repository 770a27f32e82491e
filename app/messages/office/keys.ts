import { inLanguage } from '../in-language.ts'

/** Keys and what they do, as the help lists them. */
export const keyMessages = inLanguage({
  title: 'Keyboard shortcuts',
  goTo: 'Go to',
  turnOff: 'Single letters can be turned off on your own page.',
  close: 'Close',
  groups: {
    everywhere: {
      title: 'Everywhere',
      keys: [
        ['Ctrl K', 'Search or jump'],
        ['/', 'Search this list'],
        ['Ctrl S', 'Save'],
        ['Ctrl Z', 'Undo what was just saved'],
        ['Ctrl Shift Z', 'Redo what was just undone'],
        ['[', 'Collapse or expand the menu'],
        ['?', 'Show all keys'],
        ['Esc', 'Close, or leave the search'],
      ],
    },
    lists: {
      title: 'Lists',
      keys: [
        ['j', 'Next row'],
        ['k', 'Previous row'],
        ['x', 'Pick the row'],
        ['Shift j', 'Pick on the way down'],
        ['Shift k', 'Pick on the way up'],
        ['Enter', 'Open the row'],
      ],
    },
  },
} satisfies Record<string, unknown>)
