import { expect, it } from 'vitest'
import {
  actorKey,
  commandLineActor,
  jobActor,
  shopperActor,
  staffActor,
  storedActor,
  toActor,
} from './actor.ts'

it('is read as it was stored', () => {
  const grace = staffActor({ id: 12, name: 'job:Grace' })
  const actors = [shopperActor, commandLineActor, jobActor('publish-products'), grace]
  expect(actors.map(actor => toActor(storedActor(actor)))).toEqual(actors)
})

it('is one author with any name, and another with another id', () => {
  const renamed = ['Grace', 'Grace H.'].map(name => actorKey(staffActor({ id: 12, name })))
  expect(renamed).toEqual(['staff.12', 'staff.12'])
  expect(actorKey(staffActor({ id: 13, name: 'Grace' }))).toBe('staff.13')
  expect([shopperActor, jobActor('send.emails')].map(actorKey)).toEqual(['shopper', 'job.send.emails'])
})
