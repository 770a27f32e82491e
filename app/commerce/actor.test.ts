import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Actor, actorText, commandLineActor, parseActor, shopperActor, staffActor } from './actor.ts'

it('is stored as its kind and name', () => {
  expect([shopperActor, commandLineActor, staffActor('Grace: Hopper')].map(actorText)).toEqual([
    'shopper',
    'command-line',
    'staff:Grace: Hopper',
  ])
})

it('is read as it was stored', () => {
  const kind = fc.constantFrom<Actor['kind']>('shopper', 'staff', 'job', 'provider', 'command-line')
  fc.assert(
    fc.property(fc.record({ kind, name: fc.string() }), actor => {
      expect(parseActor(actorText(actor))).toEqual(actor)
    }),
  )
})

it('is a staff member if only a name was stored', () => {
  expect(parseActor('Grace')).toEqual(staffActor('Grace'))
})
