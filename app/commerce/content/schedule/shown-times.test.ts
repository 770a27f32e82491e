import { describe, expect, it } from 'vitest'
import { orderHeroes, shownStateOf } from './shown-times.ts'

const now = new Date('2026-11-28T12:00:00.000Z')
const [past, future] = ['2026-11-27T00:00:00.000Z', '2026-11-30T00:00:00.000Z']
const hero = (name: string, shownFrom: string | null, shownUntil: string | null) => ({
  name,
  shownFrom,
  shownUntil,
})

describe('the time of content', () => {
  it.each([
    [null, null, 'always'],
    [past, null, 'always'],
    [future, null, 'scheduled'],
    [past, future, 'until'],
    [null, now.toISOString(), 'ended'],
    [now.toISOString(), future, 'until'],
  ] as const)('from %s until %s is %s', (shownFrom, shownUntil, state) => {
    expect(shownStateOf({ shownFrom, shownUntil }, now)).toBe(state)
  })
})

describe('the hero', () => {
  const names = (...heroes: ReturnType<typeof hero>[]) => orderHeroes(heroes, now).map(({ name }) => name)

  it('is the one that started last, before those without times', () => {
    expect(
      names(
        hero('usual', null, null),
        hero('second', null, null),
        hero('fall', '2026-09-01T00:00:00.000Z', null),
        hero('black friday', past, future),
        hero('until christmas', null, future),
        hero('new year', future, null),
      ),
    ).toEqual(['black friday', 'fall', 'until christmas', 'usual', 'second'])
  })

  it('stays after its end, as long as no other starts', () => {
    const ended = [hero('summer', null, '2026-09-01T00:00:00.000Z'), hero('fall', null, past)]
    expect(names(...ended, hero('winter', future, null))).toEqual(['fall', 'summer'])
    expect(names(...ended, hero('usual', null, null))[0]).toBe('usual')
  })

  it('never starts early', () => {
    expect(names(hero('winter', future, null))).toEqual([])
  })
})
